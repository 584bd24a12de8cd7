import TestSupport
import XCTest

@testable import ComposableArchitecture

/// A presented feature can dismiss itself as long as it's presented, whichever effect presented it
/// and wherever its state came from.
final class MountingTests: FeatureTestCase {
  func testElementDismissesItselfAfterTheEffectThatPushedItIsCancelled() async {
    let store = Store(initialState: Home.State()) { Home() }
    let task = store.send(.task)
    await eventually { !store.withState(\.path).isEmpty }
    task.cancel()
    await assertFinishes(task)
    let id = store.withState { $0.path.ids[0] }
    await store.send(.path(.element(id: id, action: .closeButtonTapped))).finish()
    XCTAssertTrue(store.withState(\.path).isEmpty)
  }

  func testSheetDismissesItselfAfterTheEffectThatPresentedItIsCancelled() async {
    let store = Store(initialState: Home.State()) { Home() }
    let task = store.send(.task)
    await eventually { store.withState(\.sheet) != nil }
    task.cancel()
    await assertFinishes(task)
    await store.send(.sheet(.presented(.closeButtonTapped))).finish()
    XCTAssertNil(store.withState(\.sheet))
  }

  func testFeaturesOfTheInitialStateDismissThemselvesAfterTheFirstTaskIsCancelled() async {
    let initial = Home.State(path: StackState([Page.State()]), sheet: Page.State())
    let store = Store(initialState: initial) { Home() }
    let task = store.send(.nothing)
    task.cancel()
    await assertFinishes(task)
    await store.send(.sheet(.presented(.closeButtonTapped))).finish()
    XCTAssertNil(store.withState(\.sheet))
    await store.send(.path(.element(id: 0, action: .closeButtonTapped))).finish()
    XCTAssertTrue(store.withState(\.path).isEmpty)
  }

  func testEffectsOfTheParentForADismissalAreNotCancelledWithThePresentingTask() async {
    let store = Store(initialState: Home.State()) { Home() }
    let task = store.send(.present)
    await store.send(.sheet(.presented(.closeButtonTapped))).finish()
    task.cancel()
    await eventually { store.withState(\.saved) == 1 }
  }

  func testTaskOfAnActionDoesNotWaitForFeaturesThatTheActionDidNotPresent() async {
    let initial = Home.State(path: StackState([Page.State()]), sheet: Page.State())
    let store = Store(initialState: initial) { Home() }
    let task = store.send(.nothing)
    XCTAssertEqual(MountRegistry.totalCount, 2)
    await assertFinishes(task)
  }

  func testDismissOfAnEarlierPresentationDoesNothing() async {
    let dismissals = LockIsolated<[DismissEffect]>([])
    let store = Store(initialState: Keeper.State()) { Keeper(dismissals: dismissals) }
    store.send(.sheet(.presented(())))
    store.send(.path(.element(id: 0, action: ())))
    let path = store.withState(\.path)
    store.send(.removeAll)
    store.send(.restore(path))
    XCTAssertEqual(dismissals.value.count, 2)
    for dismiss in dismissals.value {
      await dismiss()
    }
    XCTAssertEqual(store.withState(\.sheet), 1)
    XCTAssertEqual(store.withState(\.path), path)
    dismissals.setValue([])
    store.send(.sheet(.presented(())))
    store.send(.path(.element(id: 0, action: ())))
    for dismiss in dismissals.value {
      await dismiss()
    }
    XCTAssertNil(store.withState(\.sheet))
    XCTAssertTrue(store.withState(\.path).isEmpty)
  }

  func testRowsOfScopedSiblingsAreIndependent() async {
    let rows = IdentifiedArray(uniqueElements: [Item.State(id: 1)])
    let parent = ParentFeature.State(child: Page.State(), rows: rows)
    let store = Store(initialState: Parents.State(first: parent, second: parent)) { Parents() }
    let row = store.send(.second(.rows(.element(id: 1, action: .startButtonTapped))))
    let child = store.send(.second(.child(.startButtonTapped)))
    store.send(.first(.setRows([])))
    store.send(.first(.setChild(nil)))
    await assertIsRunning(row)
    await assertIsRunning(child)
    store.send(.second(.setRows([])))
    store.send(.second(.setChild(nil)))
    await assertFinishes(row)
    await assertFinishes(child)
  }

  func testStateThatIsCopiedToAScopedSiblingIsPresentedThere() async {
    let store = Store(initialState: Tabs.State()) { Tabs() }
    store.send(.first(.present))
    store.send(.first(.push))
    store.send(.copyToSecond)
    await store.send(.second(.sheet(.presented(.closeButtonTapped)))).finish()
    XCTAssertNil(store.withState(\.second.sheet))
    XCTAssertNotNil(store.withState(\.first.sheet))
    let id = store.withState { $0.first.path.ids[0] }
    await store.send(.second(.path(.element(id: id, action: .closeButtonTapped)))).finish()
    XCTAssertTrue(store.withState(\.second.path).isEmpty)
    XCTAssertFalse(store.withState(\.first.path).isEmpty)
  }

  func testRestoredCaseDismissesItsFeatures() async {
    let store = Store(initialState: Account.State.online(Home.State())) { Account() }
    store.send(.online(.present))
    store.send(.online(.push))
    store.send(.leave)
    XCTAssertEqual(store.withState { $0.online == nil }, true)
    store.send(.comeBack)
    await store.send(.online(.sheet(.presented(.closeButtonTapped)))).finish()
    XCTAssertEqual(store.withState { $0.online?.sheet == nil }, true)
    let id = store.withState { $0.online?.path.ids.first } ?? 0
    await store.send(.online(.path(.element(id: id, action: .closeButtonTapped)))).finish()
    XCTAssertEqual(store.withState { $0.online?.path.isEmpty }, true)
  }

  func testRestoredOptionalChildDismissesItsFeatures() async {
    let store = Store(initialState: Drawer.State(home: Home.State())) { Drawer() }
    store.send(.home(.present))
    store.send(.home(.push))
    store.send(.putAway)
    store.send(.putBack)
    await store.send(.home(.sheet(.presented(.closeButtonTapped)))).finish()
    XCTAssertEqual(store.withState { $0.home?.sheet == nil }, true)
    let id = store.withState { $0.home?.path.ids.first } ?? 0
    await store.send(.home(.path(.element(id: id, action: .closeButtonTapped)))).finish()
    XCTAssertEqual(store.withState { $0.home?.path.isEmpty }, true)
  }

  func testEffectsAreCancelledIfAnEnclosingReducerReplacesTheParent() async {
    for replacement in [Home.State(), Home.State(path: StackState([Page.State()]))] {
      let store = Store(initialState: Drawer.State(home: Home.State())) { Drawer() }
      store.send(.home(.present))
      store.send(.home(.push))
      let id = store.withState { $0.home?.path.ids.first } ?? 0
      let sheet = store.send(.home(.sheet(.presented(.startButtonTapped))))
      let page = store.send(.home(.path(.element(id: id, action: .startButtonTapped))))
      store.send(.replace(replacement))
      await assertIsRunning(sheet)
      store.send(.home(.nothing))
      await assertFinishes(sheet)
      await assertFinishes(page)
    }
  }

  func testEffectsAreCancelledIfAnEnclosingReducerRestoresAnEarlierParent() async {
    let store = Store(initialState: Drawer.State(home: Home.State())) { Drawer() }
    store.send(.home(.nothing))
    let earlier = store.withState(\.home) ?? Home.State()
    store.send(.home(.present))
    store.send(.home(.push))
    let later = store.withState(\.home) ?? Home.State()
    let id = later.path.ids[0]
    let sheet = store.send(.home(.sheet(.presented(.startButtonTapped))))
    let page = store.send(.home(.path(.element(id: id, action: .startButtonTapped))))
    store.send(.replace(earlier))
    store.send(.home(.nothing))
    await assertFinishes(sheet)
    await assertFinishes(page)
    store.send(.replace(later))
    store.send(.home(.nothing))
    await store.send(.home(.sheet(.presented(.closeButtonTapped)))).finish()
    await store.send(.home(.path(.element(id: id, action: .closeButtonTapped)))).finish()
    XCTAssertEqual(store.withState(\.home), earlier)
  }

  func testPagesOfScopedSiblingsAreIndependent() async {
    let store = Store(initialState: Tabs.State()) { Tabs() }
    store.send(.first(.present))
    store.send(.second(.present))
    let second = store.send(.second(.sheet(.presented(.startButtonTapped))))
    await store.send(.first(.sheet(.presented(.closeButtonTapped)))).finish()
    XCTAssertNil(store.withState(\.first.sheet))
    XCTAssertNotNil(store.withState(\.second.sheet))
    await assertIsRunning(second)
    store.send(.first(.nothing))
    await assertIsRunning(second)
    await store.send(.second(.sheet(.presented(.closeButtonTapped)))).finish()
    XCTAssertNil(store.withState(\.second.sheet))
    await assertFinishes(second)
  }
}

/// A parent of a stack and a sheet. The effect of its task pushes a page and presents a sheet.
@Reducer
private struct Home {
  struct State: Equatable {
    var path = StackState<Page.State>()
    @PresentationState var sheet: Page.State?
    /// The number of dismissals of the sheet for which an effect has finished.
    var saved = 0
  }

  enum Action {
    case nothing
    case path(StackActionOf<Page>)
    case present
    case push
    case saved
    case sheet(PresentationAction<Page.Action>)
    case task
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nothing, .path, .sheet(.presented):
        return .none
      case .present:
        state.sheet = Page.State()
        return .none
      case .push:
        state.path.append(Page.State())
        return .none
      case .saved:
        state.saved += 1
        return .none
      case .sheet(.dismiss):
        return .run { send in
          await Task.megaYield()
          await send(.saved)
        }
      case .task:
        return .run { send in
          await send(.push)
          await send(.present)
          try await untilCancelled()
        }
      }
    }
    .forEach(\.path, action: \.path) { Page() }
    .ifLet(\.$sheet, action: \.sheet) { Page() }
  }
}

/// A feature that leaves a case and comes back to the case with the saved state.
@Reducer
private struct Account {
  enum State: Equatable {
    case online(Home.State)
    case offline(Home.State)
  }

  enum Action {
    case comeBack
    case leave
    case online(Home.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch (action, state) {
      case (.leave, .online(let home)):
        state = .offline(home)
      case (.comeBack, .offline(let home)):
        state = .online(home)
      default:
        break
      }
      return .none
    }
    .ifCaseLet(\.online, action: \.online) { Home() }
  }
}

/// A feature that puts its child away, and puts the child back. An enclosing reducer replaces the
/// state of the child.
@Reducer
private struct Drawer {
  struct State: Equatable {
    var home: Home.State?
    var drawer: Home.State?
  }

  enum Action {
    case home(Home.Action)
    case putAway
    case putBack
    case replace(Home.State)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .putAway:
        swap(&state.home, &state.drawer)
      case .putBack:
        swap(&state.home, &state.drawer)
      case .home, .replace:
        break
      }
      return .none
    }
    .ifLet(\.home, action: \.home) { Home() }
    Reduce { state, action in
      if case .replace(let home) = action {
        state.home = home
      }
      return .none
    }
  }
}

/// Two features of the same type that `Scope` runs.
@Reducer
private struct Tabs {
  struct State {
    var first = Home.State()
    var second = Home.State()
  }

  enum Action {
    case copyToSecond
    case first(Home.Action)
    case second(Home.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .copyToSecond = action {
        state.second = state.first
      }
      return .none
    }
    Scope(state: \.first, action: \.first) { Home() }
    Scope(state: \.second, action: \.second) { Home() }
  }
}

/// Two parents of rows and optional children, which `Scope` runs.
@Reducer
private struct Parents {
  struct State {
    var first: ParentFeature.State
    var second: ParentFeature.State
  }

  enum Action {
    case first(ParentFeature.Action)
    case second(ParentFeature.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.first, action: \.first) { ParentFeature() }
    Scope(state: \.second, action: \.second) { ParentFeature() }
  }
}

/// A parent of features that store their `dismiss` dependency for a later call.
@Reducer
private struct Keeper {
  struct State {
    @PresentationState var sheet: Int? = 0
    var path = StackState([0])
  }

  enum Action {
    case path(StackAction<Int, Void>)
    case removeAll
    case restore(StackState<Int>)
    case sheet(PresentationAction<Void>)
  }

  let dismissals: LockIsolated<[DismissEffect]>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path, .sheet:
        break
      case .removeAll:
        state.sheet = nil
        state.path.removeAll()
      case .restore(let path):
        state.sheet = 1
        state.path = path
      }
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet) { keeper }
    .forEach(\.path, action: \.path) { keeper }
  }

  private var keeper: Reduce<Int, Void> {
    Reduce { _, _ in
      @Dependency(\.dismiss) var dismiss
      dismissals.withValue { $0.append(dismiss) }
      return .none
    }
  }
}
