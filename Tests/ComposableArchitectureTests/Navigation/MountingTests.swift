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

  func testRestoredCaseDismissesItsFeatures() async {
    let store = Store(initialState: HomeAccount.State.online(Home.State())) { HomeAccount() }
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
    let store = Store(initialState: HomeDrawer.State(home: Home.State())) { HomeDrawer() }
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
      let store = Store(initialState: HomeDrawer.State(home: Home.State())) { HomeDrawer() }
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
    let store = Store(initialState: HomeDrawer.State(home: Home.State())) { HomeDrawer() }
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
