import Dispatch

/// Work on the main actor that is repeated a number of times.
public struct Workload: Sendable {
  enum Work: Sendable {
    /// Synchronous work.
    case inOneTurn(@MainActor @Sendable (_ times: Int) -> Void)
    /// Asynchronous work, which takes several turns of the main loop.
    case overTurns(@MainActor @Sendable (_ times: Int) async -> Void)
  }

  public let name: String
  let work: Work
  /// The preparation before the work of each sample, which isn't measured.
  let prepare: (@MainActor @Sendable () -> Void)?
  /// The number of repetitions in a sample. If `nil`, the number is chosen so that the time can be
  /// measured accurately.
  let times: Int?

  /// Creates work that is done once in each sample. The preparation is not measured.
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

  /// Creates work whose loop is in `repeated`, so that the closure is called only once.
  public init(_ name: String, repeated: @escaping @MainActor @Sendable (_ times: Int) -> Void) {
    self.name = name
    work = .inOneTurn(repeated)
    prepare = nil
    times = nil
  }

  /// Creates asynchronous work.
  public init(
    _ name: String,
    repeatedly: @escaping @MainActor @Sendable (_ times: Int) async -> Void
  ) {
    self.name = name
    work = .overTurns(repeatedly)
    prepare = nil
    times = nil
  }

  /// Does the work on the current thread, which must be the main thread. Returns `false`, without
  /// doing the work, if the work takes several turns of the main loop.
  public func runInPlace(times: Int) -> Bool {
    guard case .inOneTurn(let work) = work else { return false }
    MainActor.assumeIsolated {
      prepare?()
      work(times)
    }
    return true
  }

  /// Does the work on the main actor. Call this method on another thread.
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
