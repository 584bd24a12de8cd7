import ComposableArchitecture
import Dispatch
import XCTest

final class PrintChangesTests: FeatureTestCase {
  #if DEBUG
    func testPrinterReceivesActionsInOrderWithTheStateBeforeAndAfter() async {
      let (printer, lines) = recording()
      let store = Store(initialState: Counter.State()) { Counter()._printChanges(printer) }
      store.send(.increment)
      store.send(.increment)
      store.send(.decrement)
      XCTAssertEqual(lines(), ["increment 0 1", "increment 1 2", "decrement 2 1"])
    }

    func testNestedPrintersPrintAnActionOnce() async {
      let (inner, innerLines) = recording()
      let (outer, outerLines) = recording()
      let store = Store(initialState: Counter.State()) {
        CombineReducers {
          Counter()._printChanges(inner)
          Counter()
        }
        ._printChanges(outer)
      }
      store.send(.increment)
      XCTAssertEqual(innerLines(), ["increment 0 1"])
      XCTAssertEqual(outerLines(), ["increment 0 2"])
    }

    func testPrintChangesSendsNoActionsToATestStore() async {
      let (printer, lines) = recording()
      let store = TestStore(initialState: Counter.State()) { Counter()._printChanges(printer) }
      await store.send(.increment) { $0.count = 1 }
      await store.finish()
      XCTAssertEqual(lines(), ["increment 0 1"])
    }
  #else
    func testPrintChangesPrintsNothingInAReleaseBuild() async {
      let (printer, lines) = recording()
      let store = Store(initialState: Counter.State()) { Counter()._printChanges(printer) }
      store.send(.increment)
      XCTAssertEqual(lines(), [])
      XCTAssertEqual(store.withState(\.count), 1)
    }
  #endif

  func testPrintChangesWithoutAPrinterRunsTheReducer() async {
    let store = Store(initialState: Counter.State()) { Counter()._printChanges(nil) }
    store.send(.increment)
    XCTAssertEqual(store.withState(\.count), 1)
  }

  /// Returns a printer that stores its output, and a closure that waits for the output and then
  /// returns the output.
  private func recording() -> (_ReducerPrinter<Counter.State, Counter.Action>, () -> [String]) {
    let lines = LockIsolated<[String]>([])
    let queue = DispatchQueue(label: "PrintChangesTests")
    let printer = _ReducerPrinter<Counter.State, Counter.Action>(
      printChange: { action, oldState, newState in
        lines.withValue { $0.append("\(action) \(oldState.count) \(newState.count)") }
      },
      queue: queue
    )
    return (
      printer,
      {
        queue.sync {}
        return lines.value
      }
    )
  }
}
