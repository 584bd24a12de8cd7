import ComposableArchitecture

/// A feature that shows and edits a note.
@Reducer
public struct NoteFeature: Sendable {
  /// The state of the page of a note.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The identity of the note.
    public let id: Note.ID

    @Shared(.notes) var notes

    /// Creates the page of a note.
    public init(id: Note.ID) {
      self.id = id
    }

    /// The note. The note is empty while the page of a deleted note is popped.
    public var note: Note { notes[id: id] ?? Note(id: id) }
  }

  /// The actions of the page of a note.
  public enum Action: Equatable, Sendable {
    /// A request to the parent.
    case delegate(Delegate)

    /// The user clicks “Delete Note”.
    case deleteButtonTapped

    /// The user changes the text.
    case textChanged(String)

    /// The user changes the title.
    case titleChanged(String)

    /// The requests to the parent.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// A request to delete the note, and to pop its page.
      case delete(Note.ID)
    }
  }

  /// Creates the reducer of the page of a note.
  public init() {}

  /// A reducer that changes the note, and sends the requests to the parent.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      let id = state.id
      switch action {
      case .delegate:
        return .none

      case .deleteButtonTapped:
        return .send(.delegate(.delete(id)))

      case .textChanged(let text):
        state.$notes.withLock { $0[id: id]?.text = text }
        return .none

      case .titleChanged(let title):
        state.$notes.withLock { $0[id: id]?.title = title }
        return .none
      }
    }
  }
}
