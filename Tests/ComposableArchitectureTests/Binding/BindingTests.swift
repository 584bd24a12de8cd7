import ComposableArchitecture
import TestSupport
import XCTest

@MainActor
final class BindingTests: XCTestCase {
  func testSettingAPropertyOfAStoreSendsABindingAction() async {
    let store = Store(initialState: Form.State()) { Form() }
    let name = ChangeNotification { _ = store.name }
    let isSubscribed = ChangeNotification { _ = store.isSubscribed }
    store.name = "Blob"
    XCTAssertEqual(store.name, "Blob")
    XCTAssertEqual(store.changes, ["name"])
    XCTAssertTrue(name.isNotified)
    XCTAssertFalse(isSubscribed.isNotified)
  }

  func testSettingTheStateOfAStoreSendsABindingAction() async {
    let store = Store(initialState: Form.State()) { Form() }
    store.state = Form.State(name: "Blob", isSubscribed: true)
    XCTAssertEqual(store.name, "Blob")
    XCTAssertEqual(store.state.changes, ["other"])
  }

  func testSettingAnEqualValueNotifiesNoReader() async {
    let store = Store(initialState: Form.State()) { Form() }
    let name = ChangeNotification { _ = store.name }
    store.name = ""
    XCTAssertFalse(name.isNotified)
  }

  func testBindingActionSetsThePropertyAndRunsTheReducer() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    await store.send(.binding(.set(\.name, "Blob"))) {
      $0.name = "Blob"
      $0.changes = ["name"]
    }
    await store.send(\.binding.isSubscribed, true) {
      $0.isSubscribed = true
      $0.changes = ["name", "other"]
    }
  }

  func testReducerReturnsAnEffectThatSendsABindingAction() async {
    let store = TestStore(initialState: Form.State(name: "Blob")) { Form() }
    await store.send(.resetButtonTapped)
    await store.receive(\.binding.name) {
      $0.name = ""
      $0.changes = ["name"]
    }
  }

  func testViewActionBindingsSetAPropertyAndTheWholeState() async {
    let store = Store(initialState: ViewForm.State()) { ViewForm() }
    store.count = 1
    XCTAssertEqual(store.count, 1)
    store.state = ViewForm.State(count: 2)
    XCTAssertEqual(store.count, 2)
  }

  func testBindingActionsAreEqualIfPropertyAndValueAreEqual() async {
    typealias Action = BindingAction<Form.State>
    XCTAssertEqual(Action.set(\.name, "Blob"), .set(\.name, "Blob"))
    XCTAssertNotEqual(Action.set(\.name, "Blob"), .set(\.name, "Blob Jr."))
    XCTAssertNotEqual(Action.set(\.name, "Blob"), .set(\.nickname, "Blob"))
  }

  func testBindingOfOtherActionsIsNil() async {
    XCTAssertNil(Form.Action.resetButtonTapped.binding)
    XCTAssertNil(Form.Action.child(.set(\.name, "Blob")).binding)
    XCTAssertEqual(Form.Action.set(\.name, "Blob").binding, .set(\.name, "Blob"))
  }

  func testBindingActionThatNoReducerRunsIsReported() async {
    let store = Store(initialState: BindingWithoutReducer.State()) { BindingWithoutReducer() }
    let issues = recordIssues { store.count = 1 }
    XCTAssertEqual(store.count, 0)
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issues.message(at: 0).contains("BindingReducer()"))
  }

  func testSettingAStorePropertyByKeyPathSendsABindingAction() async {
    let store = Store(initialState: Form.State()) { Form() }
    let name: ReferenceWritableKeyPath<StoreOf<Form>, String> = \.name
    store[keyPath: name] = "Blob"
    XCTAssertEqual(store.changes, ["name"])
  }

  func testStoreOfADismissedFeatureIgnoresBindings() async throws {
    let store = Store(initialState: Parent.State(form: Form.State())) { Parent() }
    let form = try XCTUnwrap(store.scope(state: \.form, action: \.form.presented))
    store.send(.form(.dismiss))
    form.name = "Blob"
    XCTAssertEqual(form.name, "")
  }
}

extension BindingTests {
  @Reducer
  struct Form {
    @ObservableState
    struct State: Equatable {
      var name = ""
      var nickname = ""
      var isSubscribed = false
      var changes: [String] = []
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case child(BindingAction<State>)
      case resetButtonTapped
    }
    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding(\.name):
          state.changes.append("name")
          return .none
        case .binding:
          state.changes.append("other")
          return .none
        case .child:
          return .none
        case .resetButtonTapped:
          return .send(.set(\.name, ""))
        }
      }
    }
  }

  @Reducer
  struct ViewForm {
    @ObservableState
    struct State: Equatable {
      var count = 0
    }
    enum Action: ViewAction {
      case view(View)

      @CasePathable
      enum View: BindableAction {
        case binding(BindingAction<State>)
      }
    }
    var body: some ReducerOf<Self> {
      BindingReducer(action: \.view)
    }
  }

  @Reducer
  struct BindingWithoutReducer {
    @ObservableState
    struct State {
      var count = 0
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
    }
  }

  @Reducer
  struct Parent {
    @ObservableState
    struct State {
      @Presents var form: Form.State?
    }
    enum Action {
      case form(PresentationAction<Form.Action>)
    }
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifLet(\.$form, action: \.form) { Form() }
    }
  }
}
