import AppCore
import ComposableGtk

/// The content of the window: the list of the notes, the pages above the list, and the messages.
public struct AppView: View {
  @Bindable private var store: StoreOf<AppFeature>

  /// Creates the content of the window.
  public init(store: StoreOf<AppFeature>) {
    self.store = store
  }

  /// The navigation stack, with the toasts and the alert of the app.
  public var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      NoteList(store: store)
    } destination: { store in
      switch store.case {
      case .note(let store): NotePage(store: store)
      }
    }
    .toasts($store.deletions) { deletion in
      "“\(deletion.note.displayTitle)” was deleted"
    } actions: { deletion in
      Button("Undo") { store.send(.undoButtonTapped(deletion.id)) }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
    .onOpenURL { store.send(.linkOpened($0.absoluteString)) }
  }
}
