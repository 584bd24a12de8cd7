import TestSupport
import XCTest

@testable import ComposableArchitecture

final class IfLetTests: FeatureTestCase {
  func testTheChildRunsBeforeTheParent() async {
    let store = Store(initialState: ParentFeature.State(child: Page.State())) { ParentFeature() }
    store.send(.child(.increment))
    XCTAssertEqual(store.withState(\.child?.count), 1)
    XCTAssertEqual(store.withState(\.seen), [1])
  }

  func testEffectsOfTheChildSendChildActionsToTheParent() async {
    let store = Store(initialState: ParentFeature.State(child: Page.State())) { ParentFeature() }
    store.send(.child(.incrementAndNotify))
    XCTAssertNil(store.withState(\.child))
  }

  func testAnActionOfAnAbsentChildIsReportedAndTheParentStillRuns() async {
    let store = Store(initialState: ParentFeature.State(rows: [Item.State(id: 1)])) {
      ParentFeature()
    }
    let issues = recordIssues { store.send(.child(.increment)) }
    assertOne(
      issues,
      at: ParentFeature.childLine,
      containing: "ParentFeature.Action.child(.increment)"
    )
    XCTAssertEqual(store.withState(\.seen), [0, 0])
  }

  func testEffectsAreCancelledWhenTheParentRemovesTheChild() async {
    let store = Store(initialState: ParentFeature.State(child: Page.State())) { ParentFeature() }
    let task = store.send(.child(.startButtonTapped))
    store.send(.setChild(nil))
    await assertFinishes(task)
  }

  func testEffectReturnedByTheActionThatRemovesTheChildIsCancelled() async {
    let store = Store(initialState: ParentFeature.State(child: Page.State())) { ParentFeature() }
    await assertFinishes(store.send(.child(.startAndStayBehind)))
    XCTAssertNil(store.withState(\.child))
  }

  func testEffectsAreNotCancelledWhenAChildWithoutAnIDIsReplaced() async {
    let store = Store(initialState: ParentFeature.State(child: Page.State())) { ParentFeature() }
    let task = store.send(.child(.startButtonTapped))
    store.send(.setChild(Page.State(count: 7)))
    await assertIsRunning(task)
    store.send(.setChild(nil))
    await assertFinishes(task)
  }

  func testEffectsAreCancelledWhenTheIDOfTheChildChanges() async {
    let store = Store(initialState: ParentFeature.State(item: Item.State(id: 1))) {
      ParentFeature()
    }
    let first = store.send(.item(.startButtonTapped))
    store.send(.item(.notify))
    await assertFinishes(first)
    XCTAssertEqual(store.withState(\.item), Item.State(id: 2))
    let second = store.send(.item(.startButtonTapped))
    store.send(.setItem(nil))
    await assertFinishes(second)
  }

  func testEffectsAreNotCancelledIfAReducerOutsideIfLetRemovesTheChild() async {
    // `ifLet` only detects a change by the reducer that `ifLet` is applied to.
    let store = Store(initialState: ParentFeature.State(child: Page.State())) {
      ParentFeature()
      Reduce { state, action in
        if action == .setAlert(nil) { state.child = nil }
        return .none
      }
    }
    let task = store.send(.child(.startButtonTapped))
    store.send(.setAlert(nil))
    XCTAssertNil(store.withState(\.child))
    await assertIsRunning(task)
    store.send(.stopAll)
    await assertFinishes(task)
  }

  func testParentCancelsTheEffectOfTheChildByItsCancelID() async {
    let store = Store(initialState: ParentFeature.State(child: Page.State())) { ParentFeature() }
    let task = store.send(.child(.startButtonTapped))
    store.send(.stopAll)
    await assertFinishes(task)
  }

  func testAlertIsDismissedAfterItsAction() async {
    let store = Store(initialState: ParentFeature.State(alert: .again)) { ParentFeature() }
    store.send(.alert(false))
    XCTAssertNil(store.withState(\.alert))
  }

  func testAlertThatTheParentPresentsAgainIsNotDismissed() async {
    let store = Store(initialState: ParentFeature.State(alert: .again)) { ParentFeature() }
    let id = store.withState(\.alert?.id)
    store.send(.alert(true))
    XCTAssertNotNil(store.withState(\.alert))
    XCTAssertNotEqual(store.withState(\.alert?.id), id)
    store.send(.setChild(nil))
    XCTAssertNotNil(store.withState(\.alert))
  }

  func testIsPresentedIsFalseInAnOptionalChild() async {
    let store = Store(initialState: Holder<Bool>.State(child: true)) {
      Holder<Bool> { isPresented, _ in
        @Dependency(\.isPresented) var isPresentedNow
        isPresented = isPresentedNow
      }
    }
    store.send(.child(0))
    XCTAssertEqual(store.withState(\.child), false)
  }

  func testIfLetChangesTheChildStateInPlace() async {
    let store = Store(initialState: Holder<[Int]>.State(child: Array(0..<1000))) {
      Holder<[Int]> { rows, number in rows[0] = number }
    }
    let address = { store.withState { $0.child?.withUnsafeBytes { $0.baseAddress } } }
    let before = address()
    store.send(.child(1))
    XCTAssertEqual(address(), before)
  }

  func testLongChainOfIfLetAndForEachRunsTheTwelfthChildAndTheRows() async {
    let store = Store(initialState: Dozen.State()) { Dozen() }
    store.send(.twelfth(.increment))
    XCTAssertEqual(store.withState(\.twelfth?.count), 1)
    store.send(.rows(.element(id: 1, action: .increment)))
    XCTAssertEqual(store.withState(\.rows[id: 1]?.page.count), 1)
  }
}

/// A parent without logic, and its child.
@Reducer
private struct Holder<Child> {
  struct State {
    var child: Child?
  }

  enum Action {
    case child(Int)
  }

  let change: (inout Child, Int) -> Void

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.child, action: \.child) {
        Reduce { child, number in
          change(&child, number)
          return .none
        }
      }
  }
}

/// A feature with more optional children than the type checker could handle if `ifLet` added a type
/// for each child.
@Reducer
private struct Dozen {
  struct State {
    var first: Page.State? = Page.State()
    var second: Page.State? = Page.State()
    var third: Page.State? = Page.State()
    var fourth: Page.State? = Page.State()
    var fifth: Page.State? = Page.State()
    var sixth: Page.State? = Page.State()
    var seventh: Page.State? = Page.State()
    var eighth: Page.State? = Page.State()
    var ninth: Page.State? = Page.State()
    var tenth: Page.State? = Page.State()
    var eleventh: Page.State? = Page.State()
    var twelfth: Page.State? = Page.State()
    var path = StackState<Page.State>()
    var rows: IdentifiedArrayOf<Item.State> = [Item.State(id: 1)]
    var others: IdentifiedArrayOf<Item.State> = []
  }

  enum Action {
    case first(Page.Action)
    case second(Page.Action)
    case third(Page.Action)
    case fourth(Page.Action)
    case fifth(Page.Action)
    case sixth(Page.Action)
    case seventh(Page.Action)
    case eighth(Page.Action)
    case ninth(Page.Action)
    case tenth(Page.Action)
    case eleventh(Page.Action)
    case twelfth(Page.Action)
    case path(StackActionOf<Page>)
    case rows(IdentifiedActionOf<Item>)
    case others(IdentifiedActionOf<Item>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .first: return .none
      default: return .none
      }
    }
    .ifLet(\.first, action: \.first) { Page() }
    .ifLet(\.second, action: \.second) { Page() }
    .ifLet(\.third, action: \.third) { Page() }
    .ifLet(\.fourth, action: \.fourth) { Page() }
    .ifLet(\.fifth, action: \.fifth) { Page() }
    .ifLet(\.sixth, action: \.sixth) { Page() }
    .ifLet(\.seventh, action: \.seventh) { Page() }
    .ifLet(\.eighth, action: \.eighth) { Page() }
    .ifLet(\.ninth, action: \.ninth) { Page() }
    .ifLet(\.tenth, action: \.tenth) { Page() }
    .ifLet(\.eleventh, action: \.eleventh) { Page() }
    .ifLet(\.twelfth, action: \.twelfth) { Page() }
    .forEach(\.path, action: \.path) { Page() }
    .forEach(\.rows, action: \.rows) { Item() }
    .forEach(\.others, action: \.others) { Item() }
  }
}
