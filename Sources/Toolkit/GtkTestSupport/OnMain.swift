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

/// Calls a closure with an object on the main actor, so that the closure of a synchronous test can
/// call the methods of its test class. Traps on another thread.
///
/// ```swift
/// final class CounterViewTests: XCTestCase {
///   @MainActor
///   private func open(count: Int) -> TestWindow<CounterView> { … }
///
///   func testIncrement() throws {
///     try onMain(self) { test in
///       let window = test.open(count: 1)
///       …
///     }
///   }
/// }
/// ```
///
/// The compiler doesn't allow `self` in the closure of ``onMain(_:)``, because it can't know that
/// the test itself runs on the main thread.
public func onMain<Object: AnyObject, R: Sendable>(
  _ object: Object,
  _ body: @MainActor (Object) throws -> R
) rethrows -> R {
  // Safe, because this function and the closure run on the same thread, one after the other.
  nonisolated(unsafe) let object = object
  return try onMain { try body(object) }
}
