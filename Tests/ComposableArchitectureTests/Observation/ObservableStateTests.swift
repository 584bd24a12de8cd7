import ComposableArchitecture
import XCTest

final class ObservableStateTests: XCTestCase {
  func testOnlyReadersOfAChangedPropertyAreNotified() {
    var state = Parent()
    let count = ChangeNotification { _ = state.count }
    let text = ChangeNotification { _ = state.text }
    state.count = 1
    XCTAssertTrue(count.isNotified)
    XCTAssertFalse(text.isNotified)
  }

  func testAssigningAnEqualValueNotifiesNoReader() {
    var state = Parent()
    let count = ChangeNotification { _ = state.count }
    state.count = 0
    XCTAssertFalse(count.isNotified)
  }

  func testChangeInPlaceNotifiesReaders() {
    var state = Parent()
    let count = ChangeNotification { _ = state.count }
    let text = ChangeNotification { _ = state.text }
    let numbers = ChangeNotification { _ = state.numbers }
    state.count += 1
    state.text.append("!")
    state.numbers.append(1)
    XCTAssertTrue(count.isNotified)
    XCTAssertTrue(text.isNotified)
    XCTAssertTrue(numbers.isNotified)
    XCTAssertEqual(state.count, 1)
    XCTAssertEqual(state.text, "!")
    XCTAssertEqual(state.numbers, [1])
  }

  func testChangeInPlaceToAnEqualValueNotifiesNoReader() {
    var state = Parent()
    let count = ChangeNotification { _ = state.count }
    state.count += 0
    XCTAssertFalse(count.isNotified)
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
    let child = ChangeNotification { _ = state.child }
    let count = ChangeNotification { _ = state.child.count }
    state.child.count += 1
    XCTAssertFalse(child.isNotified)
    XCTAssertTrue(count.isNotified)
  }

  func testReplacingAChildNotifiesReadersOfTheChild() {
    var state = Parent()
    let child = ChangeNotification { _ = state.child }
    let count = ChangeNotification { _ = state.child.count }
    state.child = Child(count: 1)
    XCTAssertTrue(child.isNotified)
    XCTAssertTrue(count.isNotified)
  }

  func testReplacingAChildByAnEqualChildNotifiesItsReaders() {
    // The readers observe the replaced child, and would not be notified of changes of the new
    // child.
    var state = Parent()
    let count = ChangeNotification { _ = state.child.count }
    state.child = Child()
    XCTAssertTrue(count.isNotified)
  }

  func testRestoringAnEarlierChildNotifiesItsReaders() {
    var state = Parent()
    let earlier = state.child
    state.child.count += 1
    let child = ChangeNotification { _ = state.child }
    state.child = earlier
    XCTAssertTrue(child.isNotified)
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
    let isPresented = ChangeNotification { _ = state.optional == nil }
    state.optional = nil
    XCTAssertFalse(isPresented.isNotified)
    state.optional = Child()
    XCTAssertTrue(isPresented.isNotified)

    let isStillThere = ChangeNotification { _ = state.optional == nil }
    let count = ChangeNotification { _ = state.optional?.count }
    state.optional?.count += 1
    XCTAssertFalse(isStillThere.isNotified)
    XCTAssertTrue(count.isNotified)
    state.optional = nil
    XCTAssertTrue(isStillThere.isNotified)
  }

  func testReadersOfAPresentedChildAreNotifiedOfPresentationAndDismissal() {
    var state = Parent()
    let isPresented = ChangeNotification { _ = state.presented == nil }
    let projected = ChangeNotification { _ = state.$presented }
    state.presented = Child()
    XCTAssertTrue(isPresented.isNotified)
    XCTAssertTrue(projected.isNotified)

    let isStillThere = ChangeNotification { _ = state.presented == nil }
    let count = ChangeNotification { _ = state.presented?.count }
    state.presented?.count += 1
    state.$presented.wrappedValue?.count += 1
    state[keyPath: \.$presented].wrappedValue?.count += 1
    XCTAssertEqual(state.presented?.count, 3)
    XCTAssertFalse(isStillThere.isNotified)
    XCTAssertTrue(count.isNotified)
    state.$presented.wrappedValue = nil
    XCTAssertTrue(isStillThere.isNotified)
  }

  func testReadersOfStackIDsAreNotifiedOnlyOfPushAndPop() {
    var state = Parent()
    let ids = ChangeNotification { _ = state.path.ids }
    state.path.append(Child())
    XCTAssertTrue(ids.isNotified)

    let id = state.path.ids[0]
    let stillIDs = ChangeNotification { _ = state.path.ids }
    let count = ChangeNotification { _ = state.path[id: id]?.count }
    state.path[id: id]?.count += 1
    XCTAssertFalse(stillIDs.isNotified)
    XCTAssertTrue(count.isNotified)
    state.path.pop(from: id)
    XCTAssertTrue(stillIDs.isNotified)
  }

  func testReadersOfIdentifiedArrayIDsAreNotifiedOnlyOfRemoval() {
    var state = Parent(rows: [Row(id: 0), Row(id: 1)])
    let ids = ChangeNotification { _ = state.rows.ids }
    let first = ChangeNotification { _ = state.rows[id: 0]?.count }
    let second = ChangeNotification { _ = state.rows[id: 1]?.count }
    state.rows[id: 0]?.count += 1
    XCTAssertFalse(ids.isNotified)
    XCTAssertTrue(first.isNotified)
    XCTAssertFalse(second.isNotified)
    state.rows.remove(id: 1)
    XCTAssertTrue(ids.isNotified)
    XCTAssertTrue(second.isNotified)
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
      let rows = ChangeNotification { _ = state.plainRows }
      change(&state)
      XCTAssertTrue(rows.isNotified)
    }
    let rows = ChangeNotification { _ = state.plainRows }
    state.plainRows = [PlainRow(id: 0)]
    XCTAssertFalse(rows.isNotified, "The value did not change.")
  }

  func testReadersOfStackIDsOfPlainElementsAreNotifiedOfAPush() {
    var state = Parent()
    let ids = ChangeNotification { _ = state.plainPath.ids }
    state.plainPath.append(1)
    XCTAssertTrue(ids.isNotified)
  }

  func testReadersOfAnArrayOfChildrenAreNotifiedOnlyOfReplacement() {
    var state = Parent(children: [Child(), Child()])
    let children = ChangeNotification { _ = state.children }
    let first = ChangeNotification { _ = state.children[0].count }
    let second = ChangeNotification { _ = state.children[1].count }
    state.children[0].count += 1
    XCTAssertFalse(children.isNotified)
    XCTAssertTrue(first.isNotified)
    XCTAssertFalse(second.isNotified)
    state.children[1] = Child()
    XCTAssertTrue(children.isNotified)
    XCTAssertTrue(second.isNotified)
  }

  func testObjectPropertiesAreComparedByReference() {
    let object = Object()
    var state = Parent(object: object)
    let reader = ChangeNotification { _ = state.object }
    state.object = object
    XCTAssertFalse(reader.isNotified)
    state.object = Object()
    XCTAssertTrue(reader.isNotified)
  }

  func testAssigningAStructureThatContainsTheSameObjectNotifiesReaders() {
    var state = Parent()
    let reader = ChangeNotification { _ = state.wrapped.object.text }
    let wrapped = state.wrapped
    wrapped.object.text = "changed"
    state.wrapped = wrapped
    XCTAssertTrue(reader.isNotified)
  }

  func testIgnoredPropertiesAreNotObserved() {
    var state = Parent()
    let reader = ChangeNotification { _ = state.ignored }
    state.ignored += 1
    XCTAssertFalse(reader.isNotified)
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

  struct Wrapped {
    final class Object { var text = "" }

    let object = Object()
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
    var wrapped = Wrapped()
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
