import ComposableGtk
import GtkTestSupport
import TestSupport
import XCTest

final class BindingViewStateTests: XCTestCase {
  func testBindingsOfAViewStateSendBindingActionsAndUpdateTheView() throws {
    try onMain {
      let before = LiveObjects.now
      let log = ActionLog<Profile.Action>()
      let store = Store(initialState: Profile.State(name: "Blob")) { Profile().logging(to: log) }
      let window = TestWindow { ProfileView(store: store) }
      XCTAssertEqual(window.texts.first, "Blob: false")

      try window.click("Rename")
      try window.click("Subscribe")

      XCTAssertEqual(window.texts.first, "BLOB: true")
      XCTAssertEqual(
        log.actions.map(\.binding),
        [.set(\.$name, "Blobby"), .set(\.$isSubscribed, true)]
      )
      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }

  func testChangeOfStateOutsideOfTheViewStateEvaluatesNothing() {
    onMain {
      let store = Store(initialState: Profile.State(name: "Blob")) { Profile() }
      let window = TestWindow { ProfileView(store: store) }
      defer { window.close() }

      let evaluated = BodyCount.during {
        store.send(.set(\.$note, "Later"))
        window.settle()
      }

      XCTAssertEqual(evaluated, [:])
      XCTAssertEqual(store.withState(\.note), "Later")
    }
  }

  func testViewStoreOfTheStateHasABindingForEachBindingState() {
    onMain {
      let store = Store(initialState: Profile.State(name: "Blob")) { Profile() }
      let viewStore = ViewStore(store, observe: { $0 })
      let note = viewStore.$note
      note.wrappedValue = "Later"
      XCTAssertEqual(note.wrappedValue, "Later")
      XCTAssertEqual(viewStore.note, "Later")
      viewStore.send(.set(\.$note, "Now"))
      XCTAssertEqual(note.wrappedValue, "Now")
    }
  }

  func testViewStoresObserveViewStatesWithBindings() {
    onMain {
      let store = Store(initialState: Profile.State(name: "Blob")) { Profile() }
      let stores = [
        ViewStore(store, observe: { ProfileView.ViewState(store: $0) }),
        ViewStore(store, observe: \.view),
        ViewStore(store, observe: ProfileView.ViewState.init(store:), removeDuplicates: ==),
        ViewStore(store, observe: \.view, send: { $0 }),
        ViewStore(store, observe: \.view, send: { $0 }, removeDuplicates: { $0 == $1 }),
      ]
      for (index, viewStore) in stores.enumerated() {
        viewStore.$name.wrappedValue = "\(index)"
        XCTAssertEqual(viewStore.name, "\(index)")
        XCTAssertEqual(viewStore.$name.wrappedValue, "\(index)")
      }
      XCTAssertEqual(store.withState(\.name), "4")
    }
  }

  func testViewActionsCanContainBindingActions() {
    onMain {
      let store = Store(initialState: Nested.State(name: "Blob")) { Nested() }
      let viewStore = ViewStore(
        store,
        observe: { NestedViewState(name: $0.$name) },
        send: { (action: Nested.Action.View) in .view(action) }
      )
      viewStore.$name.wrappedValue = "Blobby"
      XCTAssertEqual(viewStore.name, "Blobby")
    }
  }

  func testBindingActionThatNoReducerHandlesIsReported() {
    onMain {
      let store = Store<Profile.State, Profile.Action>(initialState: Profile.State(name: "Blob")) {
        EmptyReducer()
      }
      for bind in [
        { ViewStore(store, observe: { $0 }).$name },
        { ViewStore(store, observe: \.view).$name },
      ] as [@MainActor () -> Binding<String>] {
        let recorder = IssueRecorder()
        withIssueReporters([recorder]) { bind().wrappedValue = "Blobby" }
        XCTAssertEqual(recorder.messages.count, 1)
        XCTAssertTrue(recorder.messages.first?.contains("Blobby") == true)
      }
    }
  }
}

/// A feature whose state is not observable.
private struct Profile: Reducer {
  struct State: Equatable {
    @BindingState var name: String
    @BindingState var isSubscribed = false
    @BindingState var note = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.$name):
        if state.name == "Blobby" { state.name = "BLOB" }
        return .none
      case .binding: return .none
      }
    }
  }
}

private struct Nested: Reducer {
  struct State: Equatable {
    @BindingState var name: String
  }

  @CasePathable
  enum Action {
    case view(View)

    enum View: BindableAction {
      case binding(BindingAction<State>)
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
  }
}

private struct NestedViewState: Equatable {
  @BindingViewState var name: String
}

private struct ProfileView: View {
  let store: StoreOf<Profile>

  struct ViewState: Equatable {
    @BindingViewState var name: String
    @BindingViewState var isSubscribed: Bool

    init(store: BindingViewStore<Profile.State>) {
      _name = store.$name
      _isSubscribed = store.$isSubscribed
    }

    fileprivate init(name: BindingViewState<String>, isSubscribed: BindingViewState<Bool>) {
      _name = name
      _isSubscribed = isSubscribed
    }
  }

  var body: some View {
    WithViewStore(store, observe: { ViewState(store: $0) }) { viewStore in
      VStack {
        Text("\(viewStore.name): \(viewStore.isSubscribed)")
        TextField("Name", text: viewStore.$name)
        Button("Rename") { viewStore.$name.wrappedValue = "Blobby" }
        Button("Subscribe") { viewStore.$isSubscribed.wrappedValue = true }
      }
    }
  }
}

extension BindingViewStore<Profile.State> {
  fileprivate var view: ProfileView.ViewState {
    ProfileView.ViewState(name: self.$name, isSubscribed: self.$isSubscribed)
  }
}
