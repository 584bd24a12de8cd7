import ComposableArchitecture
import Foundation

/// The root feature of the app: the notes, and a stack of pages above the list of the notes.
@Reducer
public struct AppFeature: Sendable {
  /// The features of the pages that can be on the stack.
  @Reducer(state: .equatable, .sendable, action: .equatable, .sendable)
  public enum Path {
    /// The page of a note.
    case note(NoteFeature)
  }

  /// The state of the app.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The alert of the app, or `nil`.
    @Presents public var alert: AlertState<Action.Alert>?

    /// The deletions that the user can undo, each with a toast. The first toast is shown.
    public var deletions: [Deletion] = []

    /// The notes, in the order in which they were added.
    @Shared(.notes) public var notes

    /// The pages above the list, from the first to the current page.
    public var path = StackState<Path.State>()

    /// Creates the state of an app that shows the list. The notes are loaded. If the file of the
    /// notes can't be read, the app presents an alert with the reason.
    public init() {
      if let error = $notes.loadError { alert = .notesNotLoaded("\(error)") }
    }

    /// The reason why the last change was not saved, or `nil`. The change remains in memory.
    public var saveProblem: String? { $notes.saveError.map { "\($0)" } }
  }

  /// The actions of the app.
  public enum Action: BindableAction, Equatable, Sendable {
    /// The user clicks “New Note”.
    case addButtonTapped

    /// An action of the alert.
    case alert(PresentationAction<Alert>)

    /// A change of the state by a view, such as the dismissal of a toast.
    case binding(BindingAction<State>)

    /// Sent when the app is opened with a link, either at its start or later.
    case linkOpened(String)

    /// The user deletes notes in the list.
    case notesDeleted(IndexSet)

    /// An action of the stack or of one of its pages.
    case path(StackActionOf<Path>)

    /// The user clicks “Undo” in a toast.
    case undoButtonTapped(Deletion.ID)

    /// The actions of the alert. There are no cases, because no button of the alert sends an
    /// action.
    @CasePathable
    public enum Alert: Equatable, Sendable {}
  }

  @Dependency(\.uuid) private var uuid

  /// Creates the reducer of the app. The reducer reads the dependency `uuid`.
  public init() {}

  /// A reducer that adds, deletes and restores notes, pushes and pops pages, and opens links.
  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        let note = Note(id: uuid())
        state.$notes.withLock { _ = $0.append(note) }
        state.path.append(.note(NoteFeature.State(id: note.id)))
        return .none

      case .alert, .binding:
        return .none

      case .linkOpened(let link):
        state.open(link)
        return .none

      case .notesDeleted(let offsets):
        // A deletion changes the offsets of the later notes.
        let ids = offsets.map { state.notes[$0].id }
        for id in ids { state.delete(id) }
        return .none

      case .path(.element(let page, .note(.delegate(.delete(let id))))):
        state.path.pop(from: page)
        state.delete(id)
        return .none

      case .path:
        return .none

      case .undoButtonTapped(let id):
        state.restore(id)
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .forEach(\.path, action: \.path)
  }
}
