import ComposableGtk
import Gtk
import GtkTestSupport
import XCTest

/// A presented feature that one action replaces by a feature with another identity. The view of the
/// feature is presented anew, with its own state, `onAppear` and `task`.
final class ReplacedPresentationTests: XCTestCase {
  func testAFeatureWithAnotherIDIsPresentedAnew() throws {
    for kind in ShelfView.Kind.allCases {
      try inShelf(kind) { store, log, window in
        store.send(.show(.note, id: 1))
        window.settle()
        XCTAssertTrue(GtkTesting.wait { log.actions.count == 2 }, "\(kind)")
        XCTAssertEqual(window.shownNotes, ["first 1, now 1, empty"], "\(kind)")
        store.send(.note(.presented(.written("draft"))))
        window.settle()
        XCTAssertEqual(window.shownNotes, ["first 1, now 1, draft"], "\(kind)")
        XCTAssertEqual(log.actions, ["1 appeared", "1 started"], "\(kind)")

        store.send(.show(.note, id: 2))
        window.settle()
        XCTAssertTrue(GtkTesting.wait { log.actions.count == 6 }, "\(kind): \(log.actions)")
        XCTAssertEqual(
          log.actions.dropFirst(2).sorted(),
          ["1 cancelled", "1 disappeared", "2 appeared", "2 started"],
          "\(kind)"
        )
        XCTAssertTrue(
          GtkTesting.wait { window.shownNotes == ["first 2, now 2, empty"] },
          "\(kind): \(window.shownNotes)"
        )
        XCTAssertEqual(store.dismissalCount, 0, "\(kind)")

        store.send(.show(nil, id: 0))
        window.settle()
        XCTAssertTrue(GtkTesting.wait { log.actions.count == 8 }, "\(kind)")
        XCTAssertTrue(GtkTesting.wait { window.shownNotes == [] }, "\(kind)")
      }
    }
  }

  func testAnotherCaseOfAPresentedEnumIsPresentedAnew() throws {
    for kind in ShelfView.Kind.allCases where kind != .olderSheet {
      try inShelf(kind) { store, log, window in
        store.send(.show(.read, id: 1))
        window.settle()
        XCTAssertTrue(GtkTesting.wait { log.actions.count == 2 }, "\(kind)")
        for (part, id, count) in [(Shelf.Part.write, 1, 6), (.write, 2, 10), (.read, 2, 14)] {
          store.send(.show(part, id: id))
          window.settle()
          XCTAssertTrue(GtkTesting.wait { log.actions.count == count }, "\(kind) \(log.actions)")
          XCTAssertTrue(
            GtkTesting.wait { window.shownNotes == ["first \(id), now \(id), empty"] },
            "\(kind): \(window.shownNotes)"
          )
        }
        XCTAssertEqual(store.dismissalCount, 0, "\(kind)")
      }
    }
  }

  func testAFeatureWithTheSameIDKeepsItsPresentation() throws {
    for kind in ShelfView.Kind.allCases {
      try inShelf(kind) { store, log, window in
        store.send(.show(.note, id: 1))
        window.settle()
        XCTAssertTrue(GtkTesting.wait { log.actions.count == 2 }, "\(kind)")
        store.send(.note(.presented(.written("draft"))))
        store.send(.show(.note, id: 1))
        window.settle()
        XCTAssertTrue(
          GtkTesting.wait { window.shownNotes == ["first 1, now 1, empty"] },
          "\(kind): \(window.shownNotes)"
        )
        XCTAssertEqual(log.actions, ["1 appeared", "1 started"], "\(kind)")
      }
    }
  }

  func testTheUserDismissesTheNewPresentation() throws {
    try inShelf(.sheet) { store, log, window in
      store.send(.show(.note, id: 1))
      window.settle()
      store.send(.show(.note, id: 2))
      window.settle()
      try XCTUnwrap(window.sheet).requestClose()
      window.settle()
      XCTAssertNil(window.sheet)
      XCTAssertNil(store.note)
      XCTAssertEqual(store.dismissalCount, 1)
    }
  }

  func testTheStoreOfAReplacedFeatureReturnsItsLastState() {
    onMain {
      let store = Store(initialState: Shelf.State()) { Shelf() }
      store.send(.show(.note, id: 1))
      let first = Bindable(store).scope(state: \.note, action: \.note)
      let same = Bindable(store).scope(state: \.$note, action: \.note)
      let firstNote = first.wrappedValue
      XCTAssertNotNil(firstNote)
      XCTAssertTrue(firstNote === Bindable(store).scope(state: \.note, action: \.note).wrappedValue)
      store.send(.show(.note, id: 2))
      let second = Bindable(store).scope(state: \.note, action: \.note)
      XCTAssertFalse(firstNote === second.wrappedValue)
      XCTAssertEqual(firstNote?.state.id, 1)
      XCTAssertEqual(second.wrappedValue?.state.id, 2)
      // The bindings of the replaced feature must not dismiss the new feature.
      first.wrappedValue = nil
      same.wrappedValue = nil
      XCTAssertEqual(store.note?.id, 2)
      second.wrappedValue = nil
      XCTAssertNil(store.note)
    }
  }

  private func inShelf(
    _ kind: ShelfView.Kind,
    _ use: @MainActor (StoreOf<Shelf>, ActionLog<String>, TestWindow<ShelfView>) throws -> Void
  ) throws {
    try onMain {
      try LiveObjects.expectNoneLeft {
        let log = ActionLog<String>()
        let store = Store(initialState: Shelf.State()) { Shelf() }
        let window = TestWindow { ShelfView(store: store, kind: kind, log: log) }
        defer { window.close() }
        window.settle()
        try use(store, log, window)
      }
    }
  }
}

extension TestWindow {
  /// The texts of the notes that are presented.
  fileprivate var shownNotes: [String] {
    let all = texts + (sheet?.texts ?? []) + (popover?.texts ?? [])
    return Set(all).filter { $0.hasPrefix("first") }.sorted()
  }
}

@Reducer
private struct Shelf {
  enum Part { case note, read, write }

  @ObservableState
  struct State: Equatable {
    @Presents var note: Note.State?
    @Presents var destination: Destination.State?
    var dismissalCount = 0
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case note(PresentationAction<Note.Action>)
    case show(Part?, id: Int)
  }

  @Reducer
  enum Destination {
    case read(Note)
    case write(Note)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.dismiss), .note(.dismiss): state.dismissalCount += 1
      case .destination, .note: break
      case .show(let part, let id):
        let note = Note.State(id: id)
        state.note = part == .note ? note : nil
        state.destination =
          switch part {
          case .read: .read(note)
          case .write: .write(note)
          case .note, nil: nil
          }
      }
      return .none
    }
    .ifLet(\.$note, action: \.note) { Note() }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Shelf.Destination.State: Equatable {}

private struct ShelfView: View {
  enum Kind: CaseIterable {
    case olderSheet, sheet, popover, cover, page
  }

  @Bindable var store: StoreOf<Shelf>
  let kind: Kind
  let log: ActionLog<String>

  var body: some View {
    let note = $store.scope(state: \.note, action: \.note)
    let destination = $store.scope(state: \.destination, action: \.destination)
    switch kind {
    case .olderSheet:
      Button("Anchor") {}
        .sheet(store: store.scope(state: \.$note, action: \.note)) { LoggingNote($0, log) }
    case .sheet:
      Button("Anchor") {}
        .sheet(item: note) { LoggingNote($0, log) }
        .sheet(item: destination) { DestinationView(store: $0, log: log) }
    case .popover:
      Button("Anchor") {}
        .popover(item: note) { LoggingNote($0, log) }
        .popover(item: destination) { DestinationView(store: $0, log: log) }
    case .cover:
      Button("Anchor") {}
        .fullScreenCover(item: note) { LoggingNote($0, log) }
        .fullScreenCover(item: destination) { DestinationView(store: $0, log: log) }
    case .page:
      NavigationStack {
        Button("Anchor") {}
          .navigationDestination(item: note) { LoggingNote($0, log) }
          .navigationDestination(item: destination) { DestinationView(store: $0, log: log) }
      }
    }
  }
}

private struct DestinationView: View {
  let store: StoreOf<Shelf.Destination>
  let log: ActionLog<String>

  var body: some View {
    switch store.case {
    case .read(let store), .write(let store): LoggingNote(store, log)
    }
  }
}

/// A view of a note that logs its lifecycle, and shows the identifier of the note with which the
/// view has appeared.
private struct LoggingNote: View {
  let store: StoreOf<Note>
  let log: ActionLog<String>
  @State private var first = 0

  init(_ store: StoreOf<Note>, _ log: ActionLog<String>) {
    self.store = store
    self.log = log
  }

  var body: some View {
    let id = store.state.id
    Text("first \(first), now \(id), \(store.text)")
      .onAppear {
        first = id
        log.append("\(id) appeared")
      }
      .onDisappear { log.append("\(first) disappeared") }
      .task {
        log.append("\(id) started")
        await withTaskCancellationHandler {
          try? await Task.never()
        } onCancel: {
          Task { @MainActor in log.append("\(id) cancelled") }
        }
      }
  }
}
