import ComposableArchitecture
import XCTest

final class NotificationRuleTests: XCTestCase {
  func testSwappingSiblingsNotifiesReadersOfBothSiblings() {
    var state = Parent()
    let first = ChangeNotification { [state] in _ = state.first }
    let second = ChangeNotification { [state] in _ = state.second }
    state.swap()
    XCTAssertTrue(first.isNotified)
    XCTAssertTrue(second.isNotified)
  }

  func testPayloadChangeDoesNotNotifyReadersOfTheCase() {
    var state = Parent()
    let destination = ChangeNotification { [state] in _ = state.destination }
    let count = ChangeNotification { [state] in _ = state.destination.left?.count }
    state.destination.modify(\.left) { $0.count = 1 }
    XCTAssertFalse(destination.isNotified)
    XCTAssertTrue(count.isNotified)
  }

  func testAnotherCaseWithTheSamePayloadNotifiesReaders() {
    var state = Parent()
    let destination = ChangeNotification { [state] in _ = state.destination }
    guard case .left(let child) = state.destination else { return XCTFail("Not left") }
    state.destination = .right(child)
    XCTAssertTrue(destination.isNotified)
  }

  func testChangeOfAPlainPayloadNotifiesReadersOfTheCase() {
    var state = Parent(destination: .plain(1))
    let destination = ChangeNotification { [state] in _ = state.destination }
    state.destination = .plain(2)
    XCTAssertTrue(destination.isNotified)
  }

  func testAssigningAnEqualPlainPayloadNotifiesNoReaderOfTheCase() {
    var state = Parent(destination: .plain(1))
    let destination = ChangeNotification { [state] in _ = state.destination }
    state.destination = .plain(1)
    XCTAssertFalse(destination.isNotified)
  }

  func testAssigningACaseWithSeveralEqualPayloadsNotifiesNoReader() {
    var state = Parent(destination: .several(1, 2))
    let destination = ChangeNotification { [state] in _ = state.destination }
    state.destination = .several(1, 2)
    XCTAssertFalse(destination.isNotified)
  }

  func testAssigningTheSameCaseWithoutAPayloadNotifiesNoReader() {
    var state = Parent(destination: .nowhere)
    let destination = ChangeNotification { [state] in _ = state.destination }
    state.destination = .nowhere
    XCTAssertFalse(destination.isNotified)
    state.destination = .elsewhere
    XCTAssertTrue(destination.isNotified)
  }

  func testAnotherCaseNotifiesReadersAfterACaseWhosePayloadIsAnEnum() {
    var state = Parent(destination: .choice(.first))
    let destination = ChangeNotification { [state] in _ = state.destination }
    state.destination = .afterChoice
    XCTAssertTrue(destination.isNotified)
  }

  func testAnotherCaseWithThePayloadOfANestedCaseNotifiesReaders() {
    let child = Child()
    var state = Parent(destination: .nested(.child(child)))
    let destination = ChangeNotification { [state] in _ = state.destination }
    state.destination = .childAfterNested(child)
    XCTAssertTrue(destination.isNotified)
  }

  // An effect can change a copy on another thread while a view is evaluated, before the observer of
  // the view is registered.
  @MainActor
  func testAssigningACopyThatIsChangedBeforeTheObserverIsRegisteredNotifiesReaders() {
    let store = Store<Parent, Child>(initialState: Parent()) {
      Reduce { state, child in
        state.first = child
        return .none
      }
    }
    var copy = Child()
    let count = ChangeNotification {
      copy = store.first
      copy.count = 10
    }
    store.send(copy)
    XCTAssertTrue(count.isNotified)
  }

  // A changed copy of a child retains the identifier, and therefore the observers, of the original.
  // The readers read after the change of the copy, so the change does not notify the readers.
  func testAssigningAChangedCopyOfAChildPreservesItsIDAndNotifiesReaders() {
    var state = Parent()
    let id = state.first._$id
    var copy = state.first
    copy.count = 10
    let first = ChangeNotification { [state] in _ = state.first }
    let count = ChangeNotification { [state] in _ = state.first.count }
    state.first = copy
    XCTAssertEqual(state.first._$id, id)
    XCTAssertEqual(state.first.count, 10)
    XCTAssertTrue(first.isNotified)
    XCTAssertTrue(count.isNotified)
  }

  func testAssigningACopyThatIsChangedAfterTheReadNotifiesOnlyReadersOfTheChange() {
    var state = Parent()
    let first = ChangeNotification { [state] in _ = state.first }
    let count = ChangeNotification { [state] in _ = state.first.count }
    var copy = state.first
    copy.count = 10
    state.first = copy
    XCTAssertEqual(state.first.count, 10)
    XCTAssertFalse(first.isNotified)
    XCTAssertTrue(count.isNotified)
  }

  func testAssigningAChangedCopyOfAnElementNotifiesReaders() {
    var state = Parent(rows: [Row(id: 0), Row(id: 1)])
    var copy = state.rows[0]
    copy.count = 10
    let rows = ChangeNotification { [state] in _ = state.rows }
    let count = ChangeNotification { [state] in _ = state.rows[id: 0]?.count }
    state.rows[id: 0] = copy
    XCTAssertEqual(state.rows[id: 0]?.count, 10)
    XCTAssertTrue(rows.isNotified)
    XCTAssertTrue(count.isNotified)
  }

  func testChangingAnElementInPlaceNotifiesNoReaderOfTheList() {
    var state = Parent(rows: [Row(id: 0), Row(id: 1)])
    let rows = ChangeNotification { [state] in _ = state.rows }
    let count = ChangeNotification { [state] in _ = state.rows[id: 0]?.count }
    state.rows[id: 1]?.count = 1
    state.rows[1].count = 2
    state.rows[id: 1, default: Row(id: 1)].count = 3
    state.rows[id: 2]?.count = 4
    XCTAssertFalse(rows.isNotified)
    XCTAssertFalse(count.isNotified)
    state.rows[id: 0]?.count = 5
    XCTAssertFalse(rows.isNotified)
    XCTAssertTrue(count.isNotified)
  }

  func testChangingNothingInAListNotifiesNoReaderOfTheList() {
    var state = Parent(rows: [Row(id: 0), Row(id: 1)])
    let rows = ChangeNotification { [state] in _ = state.rows }
    state.rows.remove(id: 2)
    state.rows[id: 2] = nil
    state.rows[id: 2]?.count = 1
    state.rows.removeSubrange(1..<1)
    state.rows.removeAll { $0.id == 2 }
    state.rows.append(contentsOf: [])
    state.rows.append(Row(id: 1))
    state.rows.swapAt(1, 1)
    state.rows.sort { $0.id < $1.id }
    XCTAssertFalse(rows.isNotified)
    state.rows.sort { $0.id > $1.id }
    XCTAssertTrue(rows.isNotified)
  }

  func testReplacingAnElementInPlaceNotifiesReadersOfTheList() {
    let saved = Row(id: 0)
    let changes: [(inout IdentifiedArrayOf<Row>) -> Void] = [
      { $0[id: 0] = saved }, { $0[id: 0]! = saved }, { $0[0] = saved },
      { $0[id: 0, default: saved] = saved }, { $0.updateOrAppend(saved) },
    ]
    for change in changes {
      var state = Parent(rows: [Row(id: 0, count: 1), Row(id: 1)])
      let count = ChangeNotification { [state] in _ = state.rows[id: 0]?.count }
      change(&state.rows)
      XCTAssertEqual(state.rows[0].count, 0)
      XCTAssertTrue(count.isNotified)
    }
  }

  func testAssigningAChangedCopyOfAnArrayNotifiesReaders() {
    var state = Parent(children: [Child(), Child()])
    var copy = state.children
    copy[0].count = 10
    let children = ChangeNotification { [state] in _ = state.children }
    state.children = copy
    XCTAssertEqual(state.children.map(\.count), [10, 0])
    XCTAssertTrue(children.isNotified)
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
    case several(Int, Int)
    case nowhere
    case elsewhere
    case nested(Nested)
    case childAfterNested(Child)
    case choice(Choice)
    case afterChoice
  }

  @CasePathable
  @ObservableState
  enum Nested: Equatable {
    case child(Child)
    case nowhere
  }

  @CasePathable
  @ObservableState
  enum Choice: Equatable {
    case first
    case second
  }

  @ObservableState
  struct Row: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  @ObservableState
  struct Parent: Equatable {
    var first = Child(count: 1)
    var second = Child(count: 2)
    var destination = Destination.left(Child())
    var children: [Child] = []
    var rows: IdentifiedArrayOf<Row> = []

    mutating func swap() {
      let copy = first
      first = second
      second = copy
    }
  }
}
