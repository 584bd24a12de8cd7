import ComposableArchitecture
import XCTest

@MainActor
final class DialogPresentationTests: XCTestCase {
  func testDialogIsDismissedByItsAction() async {
    let store = TestStore(initialState: Screen.State(dialog: .sure)) { Screen() }
    await store.send(.dialog(.presented(.delete))) {
      $0.dialog = nil
      $0.deletions = 1
    }
  }

  func testDialogIsDismissedByADismissAction() async {
    let store = TestStore(initialState: Screen.State(dialog: .sure)) { Screen() }
    await store.send(.dialog(.dismiss)) {
      $0.dialog = nil
    }
  }
}

extension DialogPresentationTests {
  @Reducer
  struct Screen {
    @ObservableState
    struct State: Equatable {
      @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
      var deletions = 0
    }
    enum Action {
      case dialog(PresentationAction<Dialog>)

      enum Dialog: Equatable {
        case delete
      }
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .dialog(.presented(.delete)) = action { state.deletions += 1 }
        return .none
      }
      .ifLet(\.$dialog, action: \.dialog)
    }
  }
}

extension ConfirmationDialogState<DialogPresentationTests.Screen.Action.Dialog> {
  fileprivate static var sure: Self {
    Self {
      TextState("Sure?")
    } actions: {
      ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
    }
  }
}
