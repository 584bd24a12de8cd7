/// Runs the body of a synchronous XCTest test on the main actor. XCTest runs synchronous tests on
/// the main thread.
///
/// ```swift
/// func testIncrement() throws {
///   try onMain {
///     let store = Store(initialState: Counter.State()) { Counter() }
///     let window = TestWindow { CounterView(store: store) }
///     …
///   }
/// }
/// ```
///
/// NB: XCTest on Linux can't call a synchronous test method that is isolated to the main actor. An
/// asynchronous test method is itself a task of the main actor, so no other such task would run
/// while the test iterates the main loop of GTK.
public func onMain<R: Sendable>(_ body: @MainActor () throws -> R) rethrows -> R {
  try MainActor.assumeIsolated(body)
}
