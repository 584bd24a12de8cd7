import TestSupport
import XCTest

@testable import ComposableArchitecture

final class ForEachTests: FeatureTestCase {
  func testTheElementRunsBeforeTheParent() async {
    let store = Store(initialState: ParentFeature.State(ids: 1, 2)) { ParentFeature() }
    store.send(.rows(.element(id: 2, action: .increment)))
    XCTAssertEqual(store.withState(\.rows[id: 2]?.page.count), 1)
    XCTAssertEqual(store.withState(\.rows[id: 1]?.page.count), 0)
    XCTAssertEqual(store.withState(\.seen), [0, 0, 1])
  }

  func testEffectsOfAnElementSendActionsWithTheIDOfTheElement() async {
    let store = Store(initialState: ParentFeature.State(ids: 1, 2)) { ParentFeature() }
    store.send(.rows(.element(id: 1, action: .incrementAndNotify)))
    XCTAssertEqual(store.withState(\.rows.ids), [2])
  }

  func testAnActionOfAMissingElementIsReportedAndTheParentStillRuns() async {
    let store = Store(initialState: ParentFeature.State(ids: 1)) { ParentFeature() }
    let issues = recordIssues { store.send(.rows(.element(id: 9, action: .increment))) }
    assertOne(
      issues,
      at: ParentFeature.rowsLine,
      containing: ".rows(.element(id:, action: .increment))"
    )
    XCTAssertTrue(issues.message(at: 0).contains("id:     9"))
    XCTAssertEqual(store.withState(\.seen), [0, 0])
  }

  func testEffectsAreCancelledWhenTheParentRemovesTheElement() async {
    let store = Store(initialState: ParentFeature.State(ids: 1, 2, 3)) { ParentFeature() }
    let first = store.send(.rows(.element(id: 1, action: .startButtonTapped)))
    let second = store.send(.rows(.element(id: 2, action: .startButtonTapped)))
    store.send(.setRows([Item.State(id: 2), Item.State(id: 3)]))
    await assertFinishes(first)
    store.send(.rows(.element(id: 2, action: .notify)))
    await assertFinishes(second)
  }

  func testEffectReturnedByTheActionThatRemovesItsElementIsCancelled() async {
    let store = Store(initialState: ParentFeature.State(ids: 1, 2)) { ParentFeature() }
    await assertFinishes(store.send(.rows(.element(id: 1, action: .startAndStayBehind))))
    XCTAssertEqual(store.withState(\.rows.ids), [2])
  }

  func testEffectsAreNotCancelledWhenTheElementsAreReordered() async {
    let store = Store(initialState: ParentFeature.State(ids: 1, 2)) { ParentFeature() }
    let task = store.send(.rows(.element(id: 1, action: .startButtonTapped)))
    store.send(.setRows([Item.State(id: 2), Item.State(id: 1)]))
    await assertIsRunning(task)
    store.send(.setRows([]))
    await assertFinishes(task)
  }

  func testElementDoesNotCancelTheEffectOfAnotherElement() async {
    let store = Store(initialState: ParentFeature.State(ids: 1, 2)) { ParentFeature() }
    let first = store.send(.rows(.element(id: 1, action: .startButtonTapped)))
    let second = store.send(.rows(.element(id: 2, action: .startButtonTapped)))
    store.send(.rows(.element(id: 1, action: .stopButtonTapped)))
    await assertFinishes(first)
    await assertIsRunning(second)
    store.send(.stopAll)
    await assertFinishes(second)
  }

  func testForEachRunsTheElementOfAnActionWithAnIDAndAnAction() async {
    let store = Store(initialState: Pairs.State(rows: [Item.State(id: 1)])) { Pairs() }
    store.send(.row(id: 1, action: .incrementAndNotify))
    XCTAssertEqual(store.withState(\.rows[id: 1]?.page.count), 1)
    XCTAssertEqual(store.withState(\.notified), [1])
  }

  func testForEachChangesAnElementInPlace() async {
    let rows = IdentifiedArray(uniqueElements: (0..<1000).map { Item.State(id: $0) })
    let store = Store(initialState: ParentFeature.State(rows: rows)) { ParentFeature() }
    store.send(.rows(.element(id: 0, action: .increment)))
    let address = { store.withState { $0.rows.elements.withUnsafeBytes { $0.baseAddress } } }
    let before = address()
    store.send(.rows(.element(id: 999, action: .increment)))
    XCTAssertEqual(address(), before)
  }

  func testIdentifiedActionIsCodableEquatableAndHashable() throws {
    let action = IdentifiedAction<Int, String>.element(id: 2, action: "tap")
    let data = try JSONEncoder().encode(action)
    XCTAssertEqual(try JSONDecoder().decode(IdentifiedAction<Int, String>.self, from: data), action)
    XCTAssertNotEqual(action, .element(id: 3, action: "tap"))
    XCTAssertEqual(Set([action, action]).count, 1)
  }

  func testCaseKeyPathsExtractAndEmbedActionsOfAnElementOrOfAnyElement() {
    let action = ParentFeature.Action.rows(.element(id: 2, action: .increment))
    XCTAssertEqual(action[case: \.rows[id: 2].increment] == nil, false)
    XCTAssertNil(action[case: \.rows[id: 3]])
    XCTAssertTrue(action.is(\.rows[id: 2]))
    XCTAssertEqual(action[case: \.rows.element]?.id, 2)
    let row: CaseKeyPath<ParentFeature.Action, Page.Action> = \.rows[id: 7]
    XCTAssertEqual(row(.notify), .rows(.element(id: 7, action: .notify)))
  }
}

extension ParentFeature.State {
  fileprivate init(ids: Int...) {
    self.init(rows: IdentifiedArray(uniqueElements: ids.map { Item.State(id: $0) }))
  }
}

/// A list in the style that precedes case key paths.
private struct Pairs: Reducer {
  struct State {
    var rows: IdentifiedArrayOf<Item.State>
    var notified: [Int] = []
  }

  enum Action {
    case row(id: Item.State.ID, action: Page.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .row(let id, .notify):
        state.notified.append(id)
      case .row:
        break
      }
      return .none
    }
    .forEach(\.rows, action: /Action.row) {
      Item()
    }
  }
}
