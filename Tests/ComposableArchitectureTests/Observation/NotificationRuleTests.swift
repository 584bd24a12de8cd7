import ComposableArchitecture
import XCTest

final class NotificationRuleTests: XCTestCase {
  func testSwappingSiblingsTellsReadersOfBoth() {
    var state = Parent()
    let first = Notified { [state] in _ = state.first }
    let second = Notified { [state] in _ = state.second }
    state.swap()
    XCTAssertTrue(first.isTold)
    XCTAssertTrue(second.isTold)
  }

  func testAChangeOfThePayloadDoesNotTellReadersOfTheCase() {
    var state = Parent()
    let destination = Notified { [state] in _ = state.destination }
    let count = Notified { [state] in _ = state.destination.left?.count }
    state.destination.modify(\.left) { $0.count = 1 }
    XCTAssertFalse(destination.isTold)
    XCTAssertTrue(count.isTold)
  }

  func testAnotherCaseWithTheSamePayloadTellsReaders() {
    var state = Parent()
    let destination = Notified { [state] in _ = state.destination }
    guard case .left(let child) = state.destination else { return XCTFail("Not left") }
    state.destination = .right(child)
    XCTAssertTrue(destination.isTold)
  }

  func testACaseWithAPlainPayloadTellsReadersOfItsChanges() {
    var state = Parent(destination: .plain(1))
    let destination = Notified { [state] in _ = state.destination }
    state.destination = .plain(2)
    XCTAssertTrue(destination.isTold)
  }
}

extension NotificationRuleTests {
  @ObservableState
  struct Child: Equatable {
    var count = 0
  }

  @CasePathable
  @dynamicMemberLookup
  @ObservableState
  enum Destination: Equatable {
    case left(Child)
    case right(Child)
    case plain(Int)
  }

  @ObservableState
  struct Parent: Equatable {
    var first = Child(count: 1)
    var second = Child(count: 2)
    var destination = Destination.left(Child())

    mutating func swap() {
      let copy = first
      first = second
      second = copy
    }
  }
}
