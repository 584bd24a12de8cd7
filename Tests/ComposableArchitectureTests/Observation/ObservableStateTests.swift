import ComposableArchitecture
import XCTest

final class ObservableStateTests: XCTestCase {
  func testOnlyReadersOfAChangedPropertyAreNotified() {
    var state = Parent()
    let count = Notified { _ = state.count }
    let text = Notified { _ = state.text }
    state.count = 1
    XCTAssertTrue(count.isTold)
    XCTAssertFalse(text.isTold)
  }

  func testAssigningAnEqualValueNotifiesNoReader() {
    var state = Parent()
    let count = Notified { _ = state.count }
    state.count = 0
    XCTAssertFalse(count.isTold)
  }

  func testChangeInPlaceNotifiesReaders() {
    var state = Parent()
    let count = Notified { _ = state.count }
    let text = Notified { _ = state.text }
    let numbers = Notified { _ = state.numbers }
    state.count += 1
    state.text.append("!")
    state.numbers.append(1)
    XCTAssertTrue(count.isTold)
    XCTAssertTrue(text.isTold)
    XCTAssertTrue(numbers.isTold)
    XCTAssertEqual(state.count, 1)
    XCTAssertEqual(state.text, "!")
    XCTAssertEqual(state.numbers, [1])
  }

  func testChangeInPlaceToAnEqualValueNotifiesNoReader() {
    var state = Parent()
    let count = Notified { _ = state.count }
    state.count += 0
    XCTAssertFalse(count.isTold)
  }

  func testAChangeInPlaceDoesNotCopyAnArray() {
    var state = Parent(numbers: [1, 2, 3])
    state.numbers.reserveCapacity(10)
    let address = state.numbers.withUnsafeBufferPointer { $0.baseAddress }
    state.numbers.append(4)
    XCTAssertEqual(state.numbers.withUnsafeBufferPointer { $0.baseAddress }, address)
  }

  func testChangeWithinAChildNotifiesOnlyReadersOfTheChildProperty() {
    var state = Parent()
    let child = Notified { _ = state.child }
    let count = Notified { _ = state.child.count }
    state.child.count += 1
    XCTAssertFalse(child.isTold)
    XCTAssertTrue(count.isTold)
  }

  func testReplacingAChildNotifiesReadersOfTheChild() {
    var state = Parent()
    let child = Notified { _ = state.child }
    let count = Notified { _ = state.child.count }
    state.child = Child(count: 1)
    XCTAssertTrue(child.isTold)
    XCTAssertTrue(count.isTold)
  }

  func testReplacingAChildByAnEqualChildNotifiesItsReaders() {
    // The readers observe the replaced child, and would not be notified of changes of the new
    // child.
    var state = Parent()
    let count = Notified { _ = state.child.count }
    state.child = Child()
    XCTAssertTrue(count.isTold)
  }

  func testRestoringAnEarlierChildNotifiesItsReaders() {
    var state = Parent()
    let earlier = state.child
    state.child.count += 1
    let child = Notified { _ = state.child }
    state.child = earlier
    XCTAssertTrue(child.isTold)
  }

  func testCopyOfAStateHasTheIDOfTheOriginal() {
    let state = Child()
    var copy = state
    copy.count = 1
    XCTAssertEqual(copy._$id, state._$id)
    XCTAssertNotEqual(Child()._$id, state._$id)
  }

  func testReadersOfAnOptionalChildAreNotifiedOfInsertionAndRemoval() {
    var state = Parent()
    let isThere = Notified { _ = state.optional == nil }
    state.optional = nil
    XCTAssertFalse(isThere.isTold)
    state.optional = Child()
    XCTAssertTrue(isThere.isTold)

    let isStillThere = Notified { _ = state.optional == nil }
    let count = Notified { _ = state.optional?.count }
    state.optional?.count += 1
    XCTAssertFalse(isStillThere.isTold)
    XCTAssertTrue(count.isTold)
    state.optional = nil
    XCTAssertTrue(isStillThere.isTold)
  }

  func testReadersOfAPresentedChildAreNotifiedOfPresentationAndDismissal() {
    var state = Parent()
    let isThere = Notified { _ = state.presented == nil }
    let projected = Notified { _ = state.$presented }
    state.presented = Child()
    XCTAssertTrue(isThere.isTold)
    XCTAssertTrue(projected.isTold)

    let isStillThere = Notified { _ = state.presented == nil }
    let count = Notified { _ = state.presented?.count }
    state.presented?.count += 1
    state.$presented.wrappedValue?.count += 1
    state[keyPath: \.$presented].wrappedValue?.count += 1
    XCTAssertEqual(state.presented?.count, 3)
    XCTAssertFalse(isStillThere.isTold)
    XCTAssertTrue(count.isTold)
    state.$presented.wrappedValue = nil
    XCTAssertTrue(isStillThere.isTold)
  }

  func testReadersOfStackIDsAreNotifiedOnlyOfPushAndPop() {
    var state = Parent()
    let ids = Notified { _ = state.path.ids }
    state.path.append(Child())
    XCTAssertTrue(ids.isTold)

    let id = state.path.ids[0]
    let stillIDs = Notified { _ = state.path.ids }
    let count = Notified { _ = state.path[id: id]?.count }
    state.path[id: id]?.count += 1
    XCTAssertFalse(stillIDs.isTold)
    XCTAssertTrue(count.isTold)
    state.path.pop(from: id)
    XCTAssertTrue(stillIDs.isTold)
  }

  func testReadersOfIdentifiedArrayIDsAreNotifiedOnlyOfRemoval() {
    var state = Parent(rows: [Row(id: 0), Row(id: 1)])
    let ids = Notified { _ = state.rows.ids }
    let first = Notified { _ = state.rows[id: 0]?.count }
    let second = Notified { _ = state.rows[id: 1]?.count }
    state.rows[id: 0]?.count += 1
    XCTAssertFalse(ids.isTold)
    XCTAssertTrue(first.isTold)
    XCTAssertFalse(second.isTold)
    state.rows.remove(id: 1)
    XCTAssertTrue(ids.isTold)
    XCTAssertTrue(second.isTold)
  }

  func testReadersOfAnArrayOfPlainElementsAreNotifiedOfEachChange() {
    var state = Parent(plainRows: [PlainRow(id: 0), PlainRow(id: 1)])
    for change: (inout Parent) -> Void in [
      { $0.plainRows[id: 1]?.count += 1 },
      { $0.plainRows[0].count += 1 },
      { $0.plainRows = [PlainRow(id: 0), PlainRow(id: 1)] },
      { $0.plainRows.swapAt(0, 1) },
      { $0.plainRows.remove(id: 1) },
    ] {
      let rows = Notified { _ = state.plainRows }
      change(&state)
      XCTAssertTrue(rows.isTold)
    }
    let rows = Notified { _ = state.plainRows }
    state.plainRows = [PlainRow(id: 0)]
    XCTAssertFalse(rows.isTold, "The value did not change.")
  }

  func testReadersOfStackIDsOfPlainElementsAreNotifiedOfAPush() {
    var state = Parent()
    let ids = Notified { _ = state.plainPath.ids }
    state.plainPath.append(1)
    XCTAssertTrue(ids.isTold)
  }

  func testReadersOfAnArrayOfChildrenAreNotifiedOnlyOfReplacement() {
    var state = Parent(children: [Child(), Child()])
    let children = Notified { _ = state.children }
    let first = Notified { _ = state.children[0].count }
    let second = Notified { _ = state.children[1].count }
    state.children[0].count += 1
    XCTAssertFalse(children.isTold)
    XCTAssertTrue(first.isTold)
    XCTAssertFalse(second.isTold)
    state.children[1] = Child()
    XCTAssertTrue(children.isTold)
    XCTAssertTrue(second.isTold)
  }

  func testObjectPropertiesAreComparedByReference() {
    let object = Object()
    var state = Parent(object: object)
    let reader = Notified { _ = state.object }
    state.object = object
    XCTAssertFalse(reader.isTold)
    state.object = Object()
    XCTAssertTrue(reader.isTold)
  }

  func testIgnoredPropertiesAreNotObserved() {
    var state = Parent()
    let reader = Notified { _ = state.ignored }
    state.ignored += 1
    XCTAssertFalse(reader.isTold)
  }

  func testPropertyObserverRunsForEachChange() {
    var state = Parent()
    state.watched = 2
    state.watched += 1
    XCTAssertEqual(state.changes, [2, 3])
  }

  func testStatesOfDifferentIDsAndEqualPropertiesAreEqual() {
    XCTAssertEqual(Child(), Child())
    XCTAssertNotEqual(Child(count: 1), Child())
    XCTAssertEqual(Set([Child(), Child()]).count, 1)
  }

  func testDumpOfAnObservableStateContainsOnlyItsStorage() {
    XCTAssertEqual(
      String(customDumping: Child(count: 1)),
      """
      ObservableStateTests.Child(
        _count: 1
      )
      """
    )
  }
}

extension ObservableStateTests {
  @ObservableState
  struct Child: Hashable {
    var count = 0
  }

  final class Object: Equatable {
    static func == (lhs: Object, rhs: Object) -> Bool { true }
  }

  struct PlainRow: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  @ObservableState
  struct Row: Identifiable {
    let id: Int
    var count = 0
  }

  @ObservableState
  struct Parent {
    var count = 0
    var text = ""
    var numbers: [Int] = []
    var child = Child()
    var optional: Child?
    @Presents var presented: Child?
    var path = StackState<Child>()
    var plainPath = StackState<Int>()
    var rows: IdentifiedArrayOf<Row> = []
    var plainRows: IdentifiedArrayOf<PlainRow> = []
    var children: [Child] = []
    var object = Object()
    @ObservationStateIgnored var ignored = 0
    @ObservationStateIgnored var changes: [Int] = []
    var watched = 1 {
      didSet { changes.append(watched) }
    }
    let constant = 0
    var computed: Int { count }
    static let shared = 0
  }
}
