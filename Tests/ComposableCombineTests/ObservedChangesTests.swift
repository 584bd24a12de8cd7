import ComposableCombine
import ConcurrencyExtras
import XCTest

final class ObservedChangesTests: XCTestCase {
  func testChangesOfAnObjectAreObservedUntilTheObservationEnds() {
    let model = Model()
    let count = LockIsolated(0)
    let cancel = model.observeChanges { count.withValue { $0 += 1 } }
    model.name = "a"
    XCTAssertEqual(count.value, 1)
    model.objectWillChange.send()
    XCTAssertEqual(count.value, 2)
    cancel()
    model.name = "b"
    XCTAssertEqual(count.value, 2)
  }
}

private final class Model: ObservableObject {
  @Published var name = ""
}
