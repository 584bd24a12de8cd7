import ComposableArchitecture
import XCTest

@MainActor
final class ObservableStoreTests: XCTestCase {
  private var store: StoreOf<Parent>!

  override func setUp() async throws {
    store = Store(initialState: Parent.State()) { Parent() }
  }

  override func tearDown() async throws {
    store = nil
  }

  func testStatePropertyIsReadThroughTheStoreAndTheScopedStore() async {
    store.send(.child(.increment))
    XCTAssertEqual(store.child.count, 1)
    XCTAssertEqual(store.scope(state: \.child, action: \.child).count, 1)
  }

  func testOnlyReadersOfAChangedPropertyAreNotified() async {
    let count = ChangeNotification { _ = self.store.count }
    let text = ChangeNotification { _ = self.store.text }
    store.send(.increment)
    XCTAssertTrue(count.isNotified)
    XCTAssertFalse(text.isNotified)
  }

  func testReadingAPropertyOfTheStateObservesOnlyTheProperty() async {
    let count = ChangeNotification { _ = self.store.state.count }
    let text = ChangeNotification { _ = self.store.state.text }
    store.send(.increment)
    XCTAssertTrue(count.isNotified)
    XCTAssertFalse(text.isNotified)
  }

  func testOnlyReadersOfAChangedPropertyOfAScopedStoreAreNotified() async {
    let child = store.scope(state: \.child, action: \.child)
    let count = ChangeNotification { _ = child.count }
    let text = ChangeNotification { _ = child.text }
    let parentCount = ChangeNotification { _ = self.store.count }
    child.send(.increment)
    XCTAssertTrue(count.isNotified)
    XCTAssertFalse(text.isNotified)
    XCTAssertFalse(parentCount.isNotified)
  }

  func testReplacingTheWholeStateNotifiesReadersOfTheStoreAndScopedStore() async {
    let child = store.scope(state: \.child, action: \.child)
    let text = ChangeNotification { _ = self.store.text }
    let childText = ChangeNotification { _ = child.text }
    store.send(.reset)
    XCTAssertTrue(text.isNotified)
    XCTAssertTrue(childText.isNotified)

    let count = ChangeNotification { _ = child.count }
    child.send(.increment)
    XCTAssertTrue(count.isNotified)
  }

  func testOnChangeHandlerThatSendsIsCalledOnceForTwoChanges() async {
    let store = self.store!
    let told = LockIsolated(0)
    withObservationTracking {
      _ = store.count
    } onChange: {
      told.withValue { $0 += 1 }
      Task { @MainActor in store.send(.child(.increment)) }
    }
    store.send(.increment)
    store.send(.increment)
    XCTAssertEqual(told.value, 1)
    await eventually { store.child.count == 1 }
    XCTAssertEqual(told.value, 1)
  }

  func testOptionalScopedStoreExistsWhileItsStateIsPresented() async {
    XCTAssertNil(store.scope(state: \.presented, action: \.presented.presented))
    let isPresented = ChangeNotification {
      _ = self.store.scope(state: \.presented, action: \.presented.presented) == nil
    }
    store.send(.present)
    XCTAssertTrue(isPresented.isNotified)

    // Without a type annotation, the overload for state that is never `nil` would be selected.
    let child: StoreOf<Child>? = store.scope(
      state: \.presented,
      action: \.presented.presented
    )
    XCTAssertNotNil(child)
    XCTAssertEqual(child, store.scope(\.presented, action: \.presented.presented))
    let isStillThere = ChangeNotification {
      _ = self.store.scope(state: \.presented, action: \.presented.presented) == nil
    }
    let count = ChangeNotification { _ = child?.count }
    child?.send(.increment)
    XCTAssertTrue(count.isNotified)
    XCTAssertFalse(isStillThere.isNotified)
    XCTAssertEqual(child?.count, 1)
    store.send(.presented(.dismiss))
    XCTAssertTrue(isStillThere.isNotified)
    XCTAssertNil(store.scope(state: \.presented, action: \.presented.presented))
    XCTAssertEqual(child?.count, 1)
  }

  func testReplacingAPresentedChildNotifiesItsReaders() async {
    store.send(.present)
    let child = store.scope(state: \.presented, action: \.presented.presented)!
    let count = ChangeNotification { _ = child.count }
    store.send(.present)
    XCTAssertTrue(count.isNotified)
  }

  func testOnlyReadersOfAChangedPropertyOfAStackElementAreNotified() async {
    store.send(.path(.push(id: 0, state: Child.State())))
    let stack = store.scope(state: \.path, action: \.path)
    let element = stack.scope(
      id: 0,
      state: { $0[id: 0] },
      action: { .element(id: 0, action: $0) }
    )!
    let ids = ChangeNotification { _ = self.store.path.ids }
    let count = ChangeNotification { _ = element.count }
    let text = ChangeNotification { _ = element.text }
    element.send(.increment)
    XCTAssertTrue(count.isNotified)
    XCTAssertFalse(text.isNotified)
    XCTAssertFalse(ids.isNotified)
  }

  func testReplacingAStackElementNotifiesItsReaders() async {
    store.send(.path(.push(id: 0, state: Child.State())))
    let stack = store.scope(state: \.path, action: \.path)
    let element = stack.scope(
      id: 0,
      state: { $0[id: 0] },
      action: { .element(id: 0, action: $0) }
    )!
    let text = ChangeNotification { _ = element.text }
    element.send(.reset)
    XCTAssertTrue(text.isNotified)
  }

  func testReadersOfAStoreOfPlainStateAreNotifiedOfAChange() async {
    let plain = Store(initialState: Plain.State()) { Plain() }
    let count = ChangeNotification { _ = plain.state.count }
    plain.send(.child(.increment))
    XCTAssertTrue(count.isNotified)
  }

  func testObservableChildOfPlainStateNotifiesReadersOfItsChanges() async {
    let plain = Store(initialState: Plain.State()) { Plain() }
    let child = plain.scope(state: \.child, action: \.child)
    let count = ChangeNotification { _ = child.count }
    let text = ChangeNotification { _ = child.text }
    child.send(.increment)
    XCTAssertTrue(count.isNotified)
    XCTAssertFalse(text.isNotified)
    child.send(.reset)
    XCTAssertTrue(text.isNotified)
  }

  func testStoresAreEqualIfTheyAreTheSameInstance() async {
    let child = store.scope(state: \.child, action: \.child)
    XCTAssertEqual(child, store.scope(\.child, action: \.child))
    XCTAssertEqual(child.id, ObjectIdentifier(child))
    XCTAssertNotEqual(store, Store(initialState: Parent.State()) { Parent() })
    XCTAssertEqual(Set([child, child]).count, 1)
  }

  func testObservationDoesNotRetainAScopedStore() async {
    weak var child: StoreOf<Child>?
    do {
      let scoped = store.scope(state: \.child, action: \.child)
      withObservationTracking {
        _ = scoped.count
      } onChange: {
      }
      child = scoped
    }
    XCTAssertNil(child)
  }
}

extension ObservableStoreTests {
  @Reducer
  struct Child {
    @ObservableState
    struct State: Equatable {
      var count = 0
      var text = ""
    }
    enum Action {
      case increment
      case reset
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment: state.count += 1
        case .reset: state = State()
        }
        return .none
      }
    }
  }

  @Reducer
  struct Parent {
    @ObservableState
    struct State: Equatable {
      var count = 0
      var text = ""
      var child = Child.State()
      @Presents var presented: Child.State?
      var path = StackState<Child.State>()
    }
    enum Action {
      case child(Child.Action)
      case increment
      case path(StackActionOf<Child>)
      case present
      case presented(PresentationAction<Child.Action>)
      case reset
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Child() }
      Reduce { state, action in
        switch action {
        case .increment: state.count += 1
        case .present: state.presented = Child.State()
        case .reset: state = State()
        case .child, .path, .presented: break
        }
        return .none
      }
      .ifLet(\.$presented, action: \.presented) { Child() }
      .forEach(\.path, action: \.path) { Child() }
    }
  }

  @Reducer
  struct Plain {
    struct State {
      var child = Child.State()
      var count: Int { child.count }
    }
    enum Action {
      case child(Child.Action)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Child() }
    }
  }
}
