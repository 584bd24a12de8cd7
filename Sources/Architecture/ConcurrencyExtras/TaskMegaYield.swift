import Foundation

extension Task where Success == Never, Failure == Never {
  /// Yields many times, so that work that is ready to run most likely gets to run.
  ///
  /// A test calls it to let a task it just started reach its first suspension:
  ///
  /// ```swift
  /// Task { await model.load() }
  /// await Task.megaYield()
  /// ```
  ///
  /// Nothing is guaranteed, unless every task is run on one executor: see
  /// ``withMainSerialExecutor(operation:)-(()->_)``.
  ///
  /// - Parameter count: How often to yield: by default 20, or what the environment variable
  ///   `TASK_MEGA_YIELD_COUNT` says. Nothing happens for zero or less.
  public static func megaYield(count: Int = _defaultMegaYieldCount) async {
    guard count > 0 else { return }
    for _ in 1...count {
      // A task of the lowest priority starts after those that are waiting already.
      await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
    }
  }
}

/// How often ``Swift/Task/megaYield(count:)`` yields when it is not told.
///
/// `TASK_MEGA_YIELD_COUNT` wins when it is a number that is not negative; anything else is ignored.
public let _defaultMegaYieldCount = megaYieldCount(
  environment: ProcessInfo.processInfo.environment["TASK_MEGA_YIELD_COUNT"]
)

func megaYieldCount(environment text: String?) -> Int {
  text.flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 } ?? 20
}
