import ComposableArchitecture
import XCTest

/// State that is restored, or set again, in positions other than properties and elements, and
/// readers that must not be notified.
@MainActor
final class RestoringPartsTests: XCTestCase {
  func testRestoringTheCaseOfAStackElementNotifiesItsReaders() async throws {
    let store = Store(initialState: Journal.State()) { Journal() }
    let id = store.withState { $0.path.ids[0] }
    let note = try XCTUnwrap(page(id, of: store).scope(state: \.note, action: \.note))
    let old = store.withState { $0.path[id: id, case: \.note] }
    let changes: [Journal.Action] = [
      .change { $0.path[id: id, case: \.note]?.text = "New" },
      .path(.element(id: id, action: .note(.write("New")))),
    ]
    for change in changes {
      store.send(change)
      let reader = ChangeNotification { _ = note.text }
      store.send(.change { $0.path[id: id, case: \.note] = old })
      XCTAssertEqual(note.text, "")
      XCTAssertTrue(reader.isNotified)
    }
  }

  func testRestoringAnElementByADefaultSubscriptNotifiesItsReaders() async throws {
    let store = Store(initialState: Journal.State()) { Journal() }
    let note = try XCTUnwrap(Array(store.scope(state: \.notes, action: \.notes)).first)
    let old = store.withState { $0.notes[0] }
    store.send(.change { $0.notes[id: 0]?.text = "New" })
    let reader = ChangeNotification { _ = note.text }
    store.send(.change { $0.notes[id: 0, default: Note.State(id: 0)] = old })
    XCTAssertEqual(note.text, "")
    XCTAssertTrue(reader.isNotified)
  }

  func testRestoringAnEnumStateOrItsPayloadNotifiesItsReaders() async throws {
    let store = Store(initialState: Journal.Page.State.note(Note.State(id: 0))) { EnumRoot() }
    let note = try XCTUnwrap(store.scope(state: \.note, action: \.note))
    let old = store.withState { $0 }
    let restores: [(inout Journal.Page.State) -> Void] = [
      { $0 = old },
      { page in old.note.map { note in page.modify(\.note) { $0 = note } } },
    ]
    for restore in restores {
      let quiet = ChangeNotification { _ = note.stars }
      store.send(.note(.write("New")))
      XCTAssertFalse(quiet.isNotified)
      let reader = ChangeNotification { _ = note.text }
      store.send(.change(restore))
      XCTAssertEqual(note.text, "")
      XCTAssertTrue(reader.isNotified)
    }
  }

  func testReplacingEmptyListsByEmptyListsNotifiesNoReader() async throws {
    let store = Store(initialState: Journal.State()) { Journal() }
    // A collection whose elements were removed is not identical to a new collection.
    store.send(
      .change {
        $0.notes.removeAll()
        $0.path.removeAll()
      }
    )
    let readers = [ChangeNotification { _ = store.notes }, ChangeNotification { _ = store.path }]
    store.send(
      .change {
        $0.notes = []
        $0.path = StackState()
      }
    )
    XCTAssertEqual(readers.map(\.isNotified), [false, false])
  }

  func testReplacingElementsOfAListNotifiesNoReadersOfOtherElements() async throws {
    let store = Store(initialState: Journal.State()) { Journal() }
    store.send(.change { $0.notes.append(contentsOf: (2..<6).map { Note.State(id: $0) }) })
    let notes = Array(store.scope(state: \.notes, action: \.notes))
    let readers = notes.map { note in ChangeNotification { _ = note.text } }
    store.send(
      .change {
        $0.notes[id: 0] = Note.State(id: 0)
        $0.notes.updateOrAppend(Note.State(id: 1))
        $0.notes[2] = Note.State(id: 2)
        $0.notes[id: 3]?.stars = 1
      }
    )
    XCTAssertEqual(readers.map(\.isNotified), [true, true, true, false, false, false])
  }

  func testRemovingAnAbsentStackElementNotifiesNoReader() async throws {
    let store = Store(initialState: Journal.State()) { Journal() }
    let ids = store.withState(\.path.ids)
    let note = try XCTUnwrap(page(ids[0], of: store).scope(state: \.note, action: \.note))
    store.send(.change { $0.path[id: ids[1]] = nil })
    let reader = ChangeNotification { _ = note.text }
    store.send(.change { $0.path[id: ids[1]] = nil })
    XCTAssertFalse(reader.isNotified)
  }

  func testChildActionsNotifyNoReadersOfOtherPropertiesInAnyPosition() async throws {
    let store = Store(initialState: Journal.State()) { Journal() }
    let id = store.withState { $0.path.ids[0] }
    let note = store.scope(state: \.cover.note, action: \.nested)
    let readers = [
      ChangeNotification { _ = store.cover }, ChangeNotification { _ = note.stars },
      ChangeNotification { _ = store.notes },
      ChangeNotification { _ = store.path }, ChangeNotification { _ = store.page },
      ChangeNotification { _ = store.title },
    ]
    store.send(.nested(.write("A")))
    store.send(.forwarded(.write("B")))
    store.send(.binding(.set(\.cover.note.text, "C")))
    store.send(.whole)
    store.send(.page(.presented(.note(.write("D")))))
    store.send(.notes(.element(id: 0, action: .write("E"))))
    store.send(.path(.element(id: id, action: .note(.write("F")))))
    store.send(.change { $0.path[id: id, case: \.note]?.text = "G" })
    store.send(.change { $0.page?.modify(\.note) { $0.text = "H" } })
    store.send(.change { $0.$page[case: \.note]?.text = "I" })
    XCTAssertEqual(readers.map(\.isNotified), readers.map { _ in false })
    XCTAssertEqual(note.text, "C")
    XCTAssertEqual(store.count, 1)
  }

  private func page(
    _ id: StackElementID,
    of store: StoreOf<Journal>
  ) throws -> StoreOf<Journal.Page> {
    let path: Store<StackState<Journal.Page.State>, StackActionOf<Journal.Page>> = store.scope(
      state: \.path,
      action: \.path
    )
    return try XCTUnwrap(
      path.scope(id: id, state: { $0[id: id] }, action: { .element(id: id, action: $0) })
    )
  }
}

@Reducer
private struct Note {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var text = ""
    var stars = 0
  }

  enum Action {
    case write(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .write(let text): state.text = text
      }
      return .none
    }
  }
}

@Reducer
private struct Journal {
  @Reducer
  enum Page {
    case note(Note)
  }

  @ObservableState
  struct Cover {
    var note = Note.State(id: 0)
  }

  @ObservableState
  struct State {
    var title = ""
    var count = 0
    var cover = Cover()
    var notes: IdentifiedArrayOf<Note.State> = [Note.State(id: 0), Note.State(id: 1)]
    var path = StackState<Page.State>([.note(Note.State(id: 0)), .note(Note.State(id: 1))])
    @Presents var page: Page.State? = .note(Note.State(id: 2))

    var forwarded: Note.State {
      get { cover.note }
      set { cover.note = newValue }
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case change((inout State) -> Void)
    case forwarded(Note.Action)
    case nested(Note.Action)
    case notes(IdentifiedActionOf<Note>)
    case page(PresentationAction<Page.Action>)
    case path(StackActionOf<Page>)
    case whole
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.cover.note, action: \.nested) { Note() }
    Scope(state: \.forwarded, action: \.forwarded) { Note() }
    Scope(state: \.self, action: \.self) {
      Reduce { state, action in
        if case .whole = action { state.count += 1 }
        return .none
      }
    }
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
    .ifLet(\.$page, action: \.page)
    .forEach(\.path, action: \.path)
    .forEach(\.notes, action: \.notes) { Note() }
  }
}

/// A feature whose state is an enum.
@Reducer
private struct EnumRoot {
  typealias State = Journal.Page.State

  enum Action {
    case change((inout Journal.Page.State) -> Void)
    case note(Note.Action)
  }

  var body: some Reducer<Journal.Page.State, Action> {
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
    .ifCaseLet(\.note, action: \.note) { Note() }
  }
}
