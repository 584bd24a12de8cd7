import Benchmark
import Dispatch

/// What work costs, beside what it is compared with.
public struct Comparison: Sendable {
  /// Seconds for one time.
  public let floor: Double
  public let value: Double
  public let ratio: Double

  /// Times a floor and a workload by turns. Other programs that run meanwhile can only add to a time:
  /// the shortest is nearest to what the work takes.
  public init(of workload: Workload, to floor: Workload) {
    let shortest = times(of: [floor, workload])
    self.floor = shortest[0]
    value = shortest[1]
    ratio = value / self.floor
  }
}

/// What workloads take, in seconds for one time, timed by turns.
public func times(of workloads: [Workload], turns: Int = 15) -> [Double] {
  let subjects = workloads.map(Subject.init)
  let turns = (0..<turns).map { _ in Subject.time(subjects) }
  return workloads.indices.map { index in turns.map { $0[index] }.min() ?? .nan }
}

/// Work, and how often it is done in a sample.
private struct Subject {
  /// Long enough for the way to the main thread to count for nothing, and short enough to be over
  /// before another program has its turn.
  static let sampleTime = 0.002

  let workload: Workload
  let repetitions: Int

  init(_ workload: Workload) {
    self.workload = workload
    repetitions = workload.times ?? Self.repetitions(of: workload)
  }

  private static func repetitions(of workload: Workload) -> Int {
    var count = 1
    while true {
      // The shortest of some, or a pause that another program makes would be taken for the work; more
      // of them before that is believed.
      var seconds = shortest(of: 3, workload, times: count)
      if seconds >= sampleTime {
        seconds = min(seconds, shortest(of: 10, workload, times: count))
      }
      if seconds >= sampleTime { return count }
      count *= seconds * 8 < sampleTime ? 8 : 2
    }
  }

  private static func shortest(of samples: Int, _ workload: Workload, times: Int) -> Double {
    (0..<samples).map { _ in seconds(of: workload, times: times) }.min() ?? 0
  }

  private static func seconds(of workload: Workload, times: Int) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    workload(times: times)
    return Double(DispatchTime.now().uptimeNanoseconds - start) * 1e-9
  }

  /// The shortest times of some samples each.
  static func time(_ subjects: [Subject]) -> [Double] {
    let suite = BenchmarkSuite(name: "turn", settings: Iterations(5), Format(.none), Quiet(true))
    for (index, subject) in subjects.enumerated() {
      suite.benchmark("\(index)") { state in
        if let prepare = subject.workload.prepare {
          DispatchQueue.main.sync { MainActor.assumeIsolated { prepare() } }
        }
        try state.measure { subject.workload(times: subject.repetitions) }
      }
    }
    var runner = BenchmarkRunner(suites: [suite], settings: [Format(.none), Quiet(true)])
    do {
      try runner.run()
    } catch {
      preconditionFailure("The suite has no filter that could be malformed: \(error)")
    }
    return zip(subjects, runner.results).map { subject, result in
      (result.measurements.min() ?? .nan) * 1e-9 / Double(subject.repetitions)
    }
  }
}
