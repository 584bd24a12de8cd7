import ComposableArchitecture
import XCTest

@MainActor
final class CaseReducerTests: XCTestCase {
  func testPresentedFeatureOfAnEnumReducerRunsWithoutAClosure() async {
    let store = TestStore(initialState: App.State()) { App() }
    await store.send(.presentButtonTapped) {
      $0.destination = .counter(Counter.State())
    }
    await store.send(.destination(.presented(.counter(.increment)))) {
      $0.destination?.modify(\.counter) { $0.count = 2 }
    }
    await store.send(.destination(.dismiss)) {
      $0.destination = nil
    }
  }

  func testAlertOfAnEnumReducerIsDismissedAfterItsAction() async {
    let alert = AlertState<Destination.Alert> { TextState("Sure?") }
    let store = TestStore(initialState: App.State(destination: .alert(alert))) { App() }
    await store.send(.destination(.presented(.alert(.confirm)))) {
      $0.destination = nil
    }
  }

  func testReaderOfAPresentedAlertIsNotNotifiedOfAPush() async {
    let alert = AlertState<Destination.Alert> { TextState("Sure?") }
    let store = Store(initialState: App.State(destination: .alert(alert))) { App() }
    let reader = ChangeNotification { _ = store.destination }
    store.send(.path(.push(id: 0, state: .plain)))
    XCTAssertFalse(reader.isNotified)
  }

  func testStackElementsOfAnEnumReducerRunWithoutAClosure() async {
    let store = TestStore(initialState: App.State()) { App() }
    await store.send(.path(.push(id: 0, state: .counter(Counter.State())))) {
      $0.path[id: 0] = .counter(Counter.State())
    }
    await store.send(.path(.element(id: 0, action: .counter(.increment)))) {
      $0.path[id: 0]?.modify(\.counter) { $0.count = 2 }
    }
    await store.send(.path(.popFrom(id: 0))) {
      $0.path = StackState()
    }
  }

  func testReadersOfTheStoreCaseAreNotNotifiedOfPayloadChanges() async throws {
    let store = Store(initialState: Destination.State.counter(Counter.State())) {
      Destination.body
    }
    guard case .counter(let counter) = store.case else { return XCTFail("Not a counter") }
    let `case` = ChangeNotification { _ = store.case }
    let count = ChangeNotification { _ = counter.count }
    counter.send(.increment)
    XCTAssertEqual(counter.count, 2)
    XCTAssertTrue(count.isNotified)
    XCTAssertFalse(`case`.isNotified)
  }

  func testReadersOfTheStoreCaseAreNotifiedOfAnotherCase() async throws {
    let store = Store(initialState: App.State(destination: .plain)) { App() }
    let destination = try XCTUnwrap(
      store.scope(state: \.destination, action: \.destination.presented)
    )
    guard case .plain = destination.case else { return XCTFail("Not plain") }
    let `case` = ChangeNotification { _ = destination.case }
    store.send(.presentButtonTapped)
    XCTAssertTrue(`case`.isNotified)
    guard case .counter = destination.case else { return XCTFail("Not a counter") }
  }

  func testStoreOfACaseIsScopedThroughThePresentation() async throws {
    let store = Store(initialState: App.State()) { App() }
    XCTAssertNil(store.scope(state: \.destination?.counter, action: \.destination.counter))
    let isPresented = ChangeNotification {
      _ = store.scope(state: \.destination?.counter, action: \.destination.counter) == nil
    }
    store.send(.presentButtonTapped)
    XCTAssertTrue(isPresented.isNotified)
    let counter = try XCTUnwrap(
      store.scope(state: \.destination?.counter, action: \.destination.counter)
    )
    counter.send(.increment)
    XCTAssertEqual(store.destination?.counter?.count, 2)
  }

  func testStoreOfAPresentationStateNotifiesReadersAndDismisses() async {
    let store = Store(initialState: App.State()) { App() }
    let presentation:
      Store<PresentationState<Destination.State>, PresentationAction<Destination.Action>> =
        store.scope(state: \.$destination, action: \.destination)
    let isPresented = ChangeNotification { _ = presentation.state.wrappedValue == nil }
    store.send(.presentButtonTapped)
    XCTAssertTrue(isPresented.isNotified)
    presentation.send(.dismiss)
    XCTAssertNil(store.destination)
  }

  func testStoreCaseOfACaseWithoutAFeatureContainsItsPayload() async {
    let store = Store(initialState: Destination.State.range(from: 1, to: 2)) { Destination.body }
    guard case .range(from: 1, to: 2) = store.case else { return XCTFail("Not a range") }
  }

  /// Compiles only if the macro generates the state, the action and the body.
  func testReducerMacroGeneratesTheMembersOfAnEmptyStruct() async {
    _ = TestStore(initialState: Empty.State()) { Empty() }
  }

  func testRecursiveFeaturePresentsItself() async {
    let store = TestStore(initialState: Folder.State()) { Folder() }
    await store.send(.openButtonTapped) {
      $0.destination = .folder(Folder.State())
    }
    await store.send(.destination(.presented(.folder(.openButtonTapped)))) {
      $0.destination?.modify(\.folder) { $0.destination = .folder(Folder.State()) }
    }
    await store.send(.destination(.dismiss)) {
      $0.destination = nil
    }
  }

  func testViewActionMacroSendsTheActionOfAView() async {
    let store = Store(initialState: Form.State()) { Form() }
    FormView(store: store).tap()
    XCTAssertEqual(store.taps, 1)
  }
}

extension CaseReducerTests {
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      var count = 0
    }
    enum Action: Equatable {
      case increment
    }
    var step = 1
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        state.count += step
        return .none
      }
    }
  }

  @Reducer(state: .equatable, action: .equatable)
  enum Destination {
    case counter(Counter = Counter(step: 2))
    case alert(AlertState<Alert>)
    case plain
    case range(from: Int, to: Int)
    @ReducerCaseIgnored
    case number(Int)
    #if DEBUG
      case empty(Empty = .init())
    #endif

    enum Alert: Equatable {
      case confirm
    }
  }

  @Reducer
  struct Empty {}

  @Reducer
  struct Folder {
    @Reducer
    enum Destination {
      case folder(Folder)
    }
    @ObservableState
    struct State: Equatable {
      @Presents var destination: Destination.State?
    }
    enum Action {
      case destination(PresentationAction<Destination.Action>)
      case openButtonTapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .openButtonTapped = action {
          state.destination = .folder(State())
        }
        return .none
      }
      .ifLet(\.$destination, action: \.destination)
    }
  }

  @Reducer
  struct App {
    @ObservableState
    struct State: Equatable {
      @Presents var destination: Destination.State?
      var path = StackState<Destination.State>()
    }
    enum Action {
      case destination(PresentationAction<Destination.Action>)
      case path(StackActionOf<Destination>)
      case presentButtonTapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .presentButtonTapped = action {
          state.destination = .counter(Counter.State())
        }
        return .none
      }
      .ifLet(\.$destination, action: \.destination)
      .forEach(\.path, action: \.path)
    }
  }

  @Reducer
  struct Form {
    @ObservableState
    struct State {
      var taps = 0
    }
    enum Action: ViewAction {
      case view(View)
      enum View { case tap }
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .view(.tap): state.taps += 1
        }
        return .none
      }
    }
  }

  @ViewAction(for: Form.self)
  @MainActor
  struct FormView {
    let store: StoreOf<Form>

    func tap() {
      send(.tap)
    }
  }
}

extension CaseReducerTests.Folder.Destination.State: Equatable {}

@Reducer
public struct PublicFeature {
  public init() {}
}

@Reducer
public enum PublicPath {
  case feature(PublicFeature)
  case other(GenericFeature<Int>)
}

@Reducer
public struct GenericFeature<Value: Equatable & Sendable> {
  @ObservableState
  public struct State {
    var value: Value
    var optional: Value?
  }
  public enum Action {
    case set(Value)
  }
  public init() {}
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .set(let value): state.value = value
      }
      return .none
    }
  }
}
