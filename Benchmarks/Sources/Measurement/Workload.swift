import Dispatch

/// Work on the main actor that is repeated a number of times.
public struct Workload: Sendable {
  enum Work: Sendable {
    /// Synchronous work.
    case inOneTurn(@MainActor @Sendable (_ times: Int) -> Void)
    /// Asynchronous work, which can take several turns of the main loop.
    case overTurns(@MainActor @Sendable (_ times: Int) async -> Void)
  }

  public let name: String
  let work: Work
  /// Called before each sample. The time of the call isn't measured.
  let prepare: (@MainActor @Sendable () -> Void)?
  /// The number of repetitions in a sample. If `nil`, the number is chosen so that a sample is
  /// long enough for an accurate measurement.
  let times: Int?

  /// Creates synchronous work that runs once in each sample. `prepare` is called before each
  /// sample, and isn't measured.
  public init(
    _ name: String,
    prepare: @escaping @MainActor @Sendable () -> Void,
    once work: @escaping @MainActor @Sendable () -> Void
  ) {
    self.name = name
    self.work = .inOneTurn { _ in work() }
    self.prepare = prepare
    times = 1
  }

  /// Creates synchronous work. The closure `repeated` contains the loop of the repetitions, and is
  /// called once in each sample.
  public init(_ name: String, repeated: @escaping @MainActor @Sendable (_ times: Int) -> Void) {
    self.name = name
    work = .inOneTurn(repeated)
    prepare = nil
    times = nil
  }

  /// Creates asynchronous work. The closure `repeatedly` contains the loop of the repetitions, and
  /// is called once in each sample.
  public init(
    _ name: String,
    repeatedly: @escaping @MainActor @Sendable (_ times: Int) async -> Void
  ) {
    self.name = name
    work = .overTurns(repeatedly)
    prepare = nil
    times = nil
  }

  /// Runs the preparation and the work on the current thread, which must be the main thread. If the
  /// work is asynchronous, runs nothing and returns `false`.
  public func runInPlace(times: Int) -> Bool {
    guard case .inOneTurn(let work) = work else { return false }
    MainActor.assumeIsolated {
      prepare?()
      work(times)
    }
    return true
  }

  /// Runs the work on the main actor, without the preparation. The calling thread waits, and must
  /// not be the main thread.
  public func callAsFunction(times: Int) {
    switch work {
    case .inOneTurn(let work):
      DispatchQueue.main.sync {
        MainActor.assumeIsolated { work(times) }
      }
    case .overTurns(let work):
      let done = DispatchSemaphore(value: 0)
      Task { @MainActor in
        await work(times)
        done.signal()
      }
      done.wait()
    }
  }
}
