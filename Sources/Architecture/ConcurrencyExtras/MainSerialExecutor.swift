import Foundation

/// Runs an operation. During the operation, tasks run serially on the main thread.
///
/// Concurrent tasks then run in the order in which they were started, so that a test of
/// asynchronous code is deterministic:
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
/// The function changes how the whole process runs tasks, so a test that calls the function must
/// not run in parallel with other tests. The previous mode is restored when the operation has
/// finished.
///
/// - Parameter operation: The operation to run.
/// - Returns: The result of `operation`.
@MainActor
public func withMainSerialExecutor<T: Sendable>(
  operation: @MainActor @Sendable () async throws -> T
) async rethrows -> T {
  let previous = uncheckedUseMainSerialExecutor
  defer { uncheckedUseMainSerialExecutor = previous }
  uncheckedUseMainSerialExecutor = true
  return try await operation()
}

/// Runs an operation. During the operation, tasks are enqueued on the main thread.
///
/// A test case can wrap each of its tests:
///
/// ```swift
/// override func invokeTest() {
///   withMainSerialExecutor { super.invokeTest() }
/// }
/// ```
///
/// - Parameter operation: The operation to run.
/// - Returns: The result of `operation`.
public func withMainSerialExecutor<T>(operation: () throws -> T) rethrows -> T {
  let previous = uncheckedUseMainSerialExecutor
  defer { uncheckedUseMainSerialExecutor = previous }
  uncheckedUseMainSerialExecutor = true
  return try operation()
}

/// Whether tasks are enqueued on the main thread instead of on the pool of the concurrency runtime.
///
/// Unchecked because another test can change the property in the meantime. Prefer
/// ``withMainSerialExecutor(operation:)-(()->T)``. If the concurrency runtime does not export its
/// hook, as in a statically linked executable that does not export its symbols, setting the
/// property has no effect, and the property is `false`.
public var uncheckedUseMainSerialExecutor: Bool {
  get { GlobalEnqueueHook.shared.queuesOnMainThread }
  set { GlobalEnqueueHook.shared.queuesOnMainThread = newValue }
}
