import Benchmark
import Dispatch

/// The cost of a workload, compared with the cost of a floor.
public struct Comparison: Sendable {
  /// The time of one repetition of the floor, in seconds.
  public let floor: Double
  public let value: Double
  public let ratio: Double

  /// Measures a floor and a workload alternately. Other running programs increase the measured
  /// times, so the shortest time is the best estimate.
  public init(of workload: Workload, to floor: Workload) {
    let shortest = times(of: [floor, workload])
    self.floor = shortest[0]
    value = shortest[1]
    ratio = value / self.floor
  }
}

/// Returns the shortest time of one repetition of each workload, in seconds. The workloads are
/// measured alternately.
public func times(of workloads: [Workload], turns: Int = 15) -> [Double] {
  let subjects = workloads.map(Subject.init)
  let turns = (0..<turns).map { _ in Subject.time(subjects) }
  return workloads.indices.map { index in turns.map { $0[index] }.min() ?? .nan }
}

/// A workload, and the number of its repetitions in a sample.
private struct Subject {
  /// The minimum time of a sample of a workload without fixed `times`, in seconds. In comparison,
  /// the time of the switch to the main thread is negligible. In most samples of this length, the
  /// system schedules no other program.
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
      // The shortest of several samples excludes pauses that other programs cause. If the time is
      // sufficient, more samples confirm the time.
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

  /// Returns the shortest time of one repetition of each subject in several samples, in seconds.
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
      preconditionFailure("A suite without filters failed to run: \(error)")
    }
    return zip(subjects, runner.results).map { subject, result in
      (result.measurements.min() ?? .nan) * 1e-9 / Double(subject.repetitions)
    }
  }
}
