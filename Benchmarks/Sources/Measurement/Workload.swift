import Dispatch

/// Work on the main actor that is done a number of times in a row.
public struct Workload: Sendable {
  enum Work: Sendable {
    /// Done before it returns.
    case inOneTurn(@MainActor @Sendable (_ times: Int) -> Void)
    /// Takes several turns of the main loop.
    case overTurns(@MainActor @Sendable (_ times: Int) async -> Void)
  }

  public let name: String
  let work: Work
  /// What comes before the work of each sample, and isn't timed.
  let prepare: (@MainActor @Sendable () -> Void)?
  /// How often the work is done in a sample; `nil` for as often as it takes to be timed well.
  let times: Int?

  /// Work that is timed without its preparation, once a sample.
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

  /// Work whose loop is in `repeated`, so that nothing but the work is called many times.
  public init(_ name: String, repeated: @escaping @MainActor @Sendable (_ times: Int) -> Void) {
    self.name = name
    work = .inOneTurn(repeated)
    prepare = nil
    times = nil
  }

  /// Asynchronous work.
  public init(
    _ name: String,
    repeatedly: @escaping @MainActor @Sendable (_ times: Int) async -> Void
  ) {
    self.name = name
    work = .overTurns(repeatedly)
    prepare = nil
    times = nil
  }

  /// Does the work in place, which is to be the first thread; `false` if that takes several turns of the
  /// main loop.
  public func runInPlace(times: Int) -> Bool {
    guard case .inOneTurn(let work) = work else { return false }
    MainActor.assumeIsolated {
      prepare?()
      work(times)
    }
    return true
  }

  /// Does the work on the main actor. To be called on another thread.
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
