import Foundation

/// Runs an operation, and every task it starts, one after the other on the main thread.
///
/// What tasks do next to each other then happens in the order in which they were started, so that
/// a test of asynchronous code is deterministic:
///
/// ```swift
/// func testLoading() async {
///   await withMainSerialExecutor {
///     let task = Task { await model.load() }
///     await Task.yield()
///     XCTAssertTrue(model.isLoading)
///     await task.value
///   }
/// }
/// ```
///
/// It changes how the whole process runs tasks, so tests that use it must not run next to others.
/// The mode that was in force before is restored at the end.
///
/// - Parameter operation: The work.
@MainActor
public func withMainSerialExecutor<T: Sendable>(
  operation: @MainActor @Sendable () async throws -> T
) async rethrows -> T {
  let previous = uncheckedUseMainSerialExecutor
  defer { uncheckedUseMainSerialExecutor = previous }
  uncheckedUseMainSerialExecutor = true
  return try await operation()
}

/// Runs an operation with every task that it starts queued on the main thread.
///
/// A test case can wrap each of its tests:
///
/// ```swift
/// override func invokeTest() {
///   withMainSerialExecutor { super.invokeTest() }
/// }
/// ```
///
/// - Parameter operation: The work.
public func withMainSerialExecutor<T>(operation: () throws -> T) rethrows -> T {
  let previous = uncheckedUseMainSerialExecutor
  defer { uncheckedUseMainSerialExecutor = previous }
  uncheckedUseMainSerialExecutor = true
  return try operation()
}

/// Whether every task of the process is queued on the main thread.
///
/// Unchecked because nothing stops another test from changing it meanwhile: prefer
/// ``withMainSerialExecutor(operation:)-(()->_)``. Setting it has no effect, and it stays `false`,
/// where the concurrency runtime does not export its hook, as in a statically linked executable
/// that keeps its symbols to itself.
public var uncheckedUseMainSerialExecutor: Bool {
  get { GlobalEnqueueHook.shared.queuesOnMainThread }
  set { GlobalEnqueueHook.shared.queuesOnMainThread = newValue }
}
