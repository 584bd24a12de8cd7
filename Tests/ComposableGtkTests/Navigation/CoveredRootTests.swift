import ComposableGtk
import GtkTestSupport
import XCTest

/// A root whose task presents features, and ends when a page covers the root.
final class CoveredRootTests: XCTestCase {
  func testPageThatTheTaskOfTheRootPushedDismissesItself() throws {
    try withCoveredRoot(presentsSheet: false) { store, window in
      XCTAssertTrue(window.texts.contains("Note 1: empty"), "\(window.texts)")
      try window.click("Close")
      XCTAssertTrue(GtkTesting.wait { store.path.isEmpty })
      window.settle()
      XCTAssertTrue(window.texts.contains("The root"), "\(window.texts)")
    }
  }

  func testSheetThatTheTaskOfTheRootPresentedDismissesItself() throws {
    try withCoveredRoot(presentsSheet: true) { store, window in
      XCTAssertTrue(GtkTesting.wait { window.sheet != nil })
      let sheet = try XCTUnwrap(window.sheet)
      XCTAssertTrue(sheet.texts.contains("Note 2: empty"), "\(sheet.texts)")
      try sheet.click("Close")
      XCTAssertTrue(GtkTesting.wait { store.sheet == nil })
      window.settle()
      XCTAssertNil(window.sheet)
    }
  }

  /// Opens a window in which the task of the root has presented a page, and a sheet if requested,
  /// and has been cancelled.
  private func withCoveredRoot(
    presentsSheet: Bool,
    _ test: @MainActor (StoreOf<CoveredRoot>, TestWindow<CoveredRootView>) throws -> Void
  ) throws {
    try onMain {
      try LiveObjects.expectNoneLeft {
        let store = Store(initialState: CoveredRoot.State()) {
          CoveredRoot(presentsSheet: presentsSheet)
        }
        let window = TestWindow { CoveredRootView(store: store) }
        defer { window.close() }
        XCTAssertTrue(GtkTesting.wait { store.isCancelled })
        window.settle()
        try test(store, window)
      }
    }
  }
}

@Reducer
private struct CoveredRoot {
  @ObservableState
  struct State: Equatable {
    var isCancelled = false
    var path = StackState<Note.State>()
    @Presents var sheet: Note.State?
  }

  enum Action {
    case cancelled
    case path(StackActionOf<Note>)
    case present
    case push
    case sheet(PresentationAction<Note.Action>)
    case task
  }

  let presentsSheet: Bool

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelled:
        state.isCancelled = true
      case .path, .sheet:
        break
      case .present:
        state.sheet = Note.State(id: 2)
      case .push:
        state.path.append(Note.State(id: 1))
      case .task:
        // The task starts again when the page that covers the root has been popped.
        guard !state.isCancelled else { return .none }
        return .run { send in
          if presentsSheet { await send(.present) }
          await send(.push)
          try await Task<Void, Never>.never()
        }
      }
      return .none
    }
    .forEach(\.path, action: \.path) { Note() }
    .ifLet(\.$sheet, action: \.sheet) { Note() }
  }
}

private struct CoveredRootView: View {
  @Bindable var store: StoreOf<CoveredRoot>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Text("The root")
        .navigationTitle("Root")
        .task {
          await store.send(.task).finish()
          store.send(.cancelled)
        }
    } destination: { store in
      NoteView(store: store)
    }
    .sheet(item: $store.scope(state: \.sheet, action: \.sheet)) { store in
      NoteView(store: store)
    }
  }
}
