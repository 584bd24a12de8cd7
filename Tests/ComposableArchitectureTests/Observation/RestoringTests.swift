import ComposableArchitecture
import XCTest

/// State that is restored after a change. The readers are notified, independently of the feature
/// that changed the state and of the position of the state.
@MainActor
final class RestoringTests: XCTestCase {
  func testRestoringAChildThatChangedItselfNotifiesItsReaders() async {
    let store = Store(initialState: Album.State()) { Album() }
    let photo = store.scope(state: \.cover, action: \.cover)
    assertNotifies(by: { photo.name }) {
      store.send(.save)
      store.send(.cover(.rename("New")))
    } and: {
      store.send(.restore { $0.cover = $1.cover })
    }
  }

  func testRestoringAPresentedFeatureThatChangedItselfNotifiesItsReaders() async throws {
    let store = Store(initialState: Album.State()) { Album() }
    let photo = try XCTUnwrap(store.scope(state: \.edited, action: \.edited.presented))
    assertNotifies(by: { photo.name }) {
      store.send(.save)
      store.send(.edited(.presented(.rename("New"))))
    } and: {
      store.send(.restore { $0.edited = $1.edited })
    }
  }

  func testRestoringAnOptionalChildThatChangedItselfNotifiesItsReaders() async throws {
    let store = Store(initialState: Album.State()) { Album() }
    let photo = try XCTUnwrap(store.scope(state: \.optional, action: \.optional))
    assertNotifies(by: { photo.name }) {
      store.send(.save)
      store.send(.optional(.rename("New")))
    } and: {
      store.send(.restore { $0.optional = $1.optional })
    }
  }

  func testRestoringADestinationThatChangedItselfNotifiesItsReaders() async throws {
    let store = Store(initialState: Album.State()) { Album() }
    let photo = try XCTUnwrap(
      store.scope(state: \.destination?.photo, action: \.destination.presented.photo)
    )
    assertNotifies(by: { photo.name }) {
      store.send(.save)
      store.send(.destination(.presented(.photo(.rename("New")))))
    } and: {
      store.send(.restore { $0.destination = $1.destination })
    }
  }

  func testRestoringTheWholeStateNotifiesItsReaders() async {
    let store = Store(initialState: Album.State()) { Album() }
    let photo = store.scope(state: \.cover, action: \.cover)
    assertNotifies(by: { "\(store.title) \(photo.name)" }) {
      store.send(.save)
      store.send(.change { $0.title = "Changed" })
      store.send(.cover(.rename("New")))
    } and: {
      store.send(.restore { $0 = $1 })
    }
  }

  func testRestoringAListNotifiesReadersOfAChangedElement() async throws {
    let store = Store(initialState: Album.State()) { Album() }
    let photos = Array(store.scope(state: \.photos, action: \.photos))
    let photo = try XCTUnwrap(photos.first)
    let changes: [Album.Action] = [
      .photos(.element(id: 0, action: .rename("New"))), .change { $0.photos[id: 0]?.name = "New" },
    ]
    for change in changes {
      assertNotifies(by: { photo.name }) {
        store.send(.save)
        store.send(change)
      } and: {
        store.send(.restore { $0.photos = $1.photos })
      }
    }
  }

  func testRedoingAnUndoneChangeNotifiesReaders() async throws {
    let store = Store(initialState: Album.State()) { Album() }
    let photo = try XCTUnwrap(Array(store.scope(state: \.photos, action: \.photos)).first)
    let old = store.withState { $0 }
    store.send(.change { $0.photos[id: 0]?.name = "New" })
    let new = store.withState { $0 }
    store.send(.change { $0.photos = old.photos })
    assertNotifies(by: { photo.name }) {
    } and: {
      store.send(.change { $0.photos = new.photos })
    }
  }

  func testReplacingAnElementByAChangedCopyNotifiesItsReaders() async throws {
    let store = Store(initialState: Album.State()) { Album() }
    let photo = try XCTUnwrap(Array(store.scope(state: \.photos, action: \.photos)).first)
    store.send(.change { $0.edited = $0.photos[id: 0] })
    // The first action changes the copy and saves the copy. The second action only saves the copy.
    let saves: [Album.Action] = [
      .edited(.presented(.renameAndSave("New"))),
      .change { state in state.edited.map { state.photos[id: 0] = $0 } },
    ]
    for save in saves {
      assertNotifies(by: { photo.name }) {
        store.send(.edited(.presented(.rename("Draft \(photo.name)"))))
      } and: {
        store.send(save)
      }
    }
  }

  func testRestoringAStackNotifiesReadersOfAChangedElement() async throws {
    let store = Store(initialState: Album.State()) { Album() }
    let id = store.withState { $0.path.ids[0] }
    let path: Store<StackState<Photo.State>, StackActionOf<Photo>> = store.scope(
      state: \.path,
      action: \.path
    )
    let photo = try XCTUnwrap(
      path.scope(id: id, state: { $0[id: id] }, action: { .element(id: id, action: $0) })
    )
    let changes: [Album.Action] = [
      .path(.element(id: id, action: .rename("New"))), .change { $0.path[id: id]?.name = "New" },
    ]
    for change in changes {
      assertNotifies(by: { photo.name }) {
        store.send(.save)
        store.send(change)
      } and: {
        store.send(.restore { $0.path = $1.path })
      }
      assertNotifies(by: { photo.name }) {
        store.send(.save)
        store.send(change)
      } and: {
        store.send(.restore { $0.path[id: id] = $1.path[id: id] })
      }
    }
  }

  func testFeatureThatRestoresItselfNotifiesItsReaders() async throws {
    let store = Store(initialState: Album.State()) { Album() }
    let photo = try XCTUnwrap(Array(store.scope(state: \.photos, action: \.photos)).first)
    let old = store.withState { $0.photos[0] }
    let changes: [Album.Action] = [
      .photos(.element(id: 0, action: .rename("New"))), .change { $0.photos[id: 0]?.name = "New" },
    ]
    for change in changes {
      assertNotifies(by: { photo.name }) {
        store.send(change)
      } and: {
        store.send(.photos(.element(id: 0, action: .become(old))))
      }
    }
  }

  func testRestoringAChildOfPlainStateNotifiesItsReaders() async {
    let store = Store(initialState: Plain.State()) { Plain() }
    let photo = store.scope(state: \.photo, action: \.photo)
    assertNotifies(by: { photo.name }) {
      store.send(.photo(.rename("New")))
    } and: {
      store.send(.putBack(Photo.State(id: 0)))
    }
    let old = store.withState { $0.photo }
    assertNotifies(by: { photo.name }) {
      store.send(.photo(.rename("Newer")))
    } and: {
      store.send(.putBack(old))
    }
  }

  func testChildChangesDoNotNotifyReadersOfUnchangedProperties() async throws {
    let store = Store(initialState: Album.State()) { Album() }
    let photo = try XCTUnwrap(Array(store.scope(state: \.photos, action: \.photos)).first)
    let id = store.withState { $0.path.ids[0] }
    let path: Store<StackState<Photo.State>, StackActionOf<Photo>> = store.scope(
      state: \.path,
      action: \.path
    )
    let page = try XCTUnwrap(
      path.scope(id: id, state: { $0[id: id] }, action: { .element(id: id, action: $0) })
    )
    let cover = store.scope(state: \.cover, action: \.cover)
    let frame = photo.scope(state: \.frame, action: \.frame)
    let readers = [
      ChangeNotification { _ = photo.rating }, ChangeNotification { _ = page.rating },
      ChangeNotification { _ = cover.rating },
      ChangeNotification { _ = frame.width },
    ]
    let whole = ChangeNotification { [store] in _ = store.cover }
    for name in ["One", "Two"] {
      store.send(.photos(.element(id: 0, action: .rename(name))))
      store.send(.photos(.element(id: 0, action: .recolour(name))))
      store.send(.path(.element(id: id, action: .rename(name))))
      store.send(.cover(.rename(name)))
      store.send(.change { $0.photos[id: 1]?.name = name })
      store.send(.change { $0.photos[id: 0]?.name += name })
    }
    XCTAssertEqual(readers.map(\.isNotified), [false, false, false, false])
    XCTAssertFalse(whole.isNotified)
    XCTAssertEqual(frame.colour, "Two")
  }

  /// Reads, changes, reads again, restores, and asserts that the second reader was notified.
  private func assertNotifies(
    by read: @escaping () -> String,
    afterChange change: () -> Void,
    and restore: () -> Void,
    line: UInt = #line
  ) {
    // A first reader reads before the change, as views do.
    let first = ChangeNotification { _ = read() }
    change()
    let changed = read()
    let notified = ChangeNotification { _ = read() }
    restore()
    XCTAssertNotEqual(read(), changed, "Nothing was restored.", line: line)
    XCTAssertTrue(notified.isNotified, line: line)
    _ = first
  }
}

@Reducer
private struct Photo {
  @ObservableState
  struct State: Identifiable, Equatable {
    let id: Int
    var name = "Photo"
    var rating = 0
    var frame = Frame()
  }

  @ObservableState
  struct Frame: Equatable {
    var colour = "Black"
    var width = 1
  }

  enum Action {
    case become(State)
    case frame(Never)
    case recolour(String)
    case rename(String)
    case renameAndSave(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .become(let other): state = other
      case .recolour(let colour): state.frame.colour = colour
      case .rename(let name), .renameAndSave(let name): state.name = name
      }
      return .none
    }
  }
}

@Reducer
private struct Album {
  @Reducer
  enum Destination {
    case photo(Photo)
  }

  @ObservableState
  struct State {
    var title = "Album"
    var cover = Photo.State(id: 100)
    var optional: Photo.State? = Photo.State(id: 101)
    @Presents var edited: Photo.State? = Photo.State(id: 102)
    @Presents var destination: Destination.State? = .photo(Photo.State(id: 103))
    var photos: IdentifiedArrayOf<Photo.State> = [Photo.State(id: 0), Photo.State(id: 1)]
    var path = StackState([Photo.State(id: 104)])
    var saved: [State] = []
  }

  enum Action {
    case change((inout State) -> Void)
    case cover(Photo.Action)
    case destination(PresentationAction<Destination.Action>)
    case edited(PresentationAction<Photo.Action>)
    case optional(Photo.Action)
    case path(StackActionOf<Photo>)
    case photos(IdentifiedActionOf<Photo>)
    case restore((inout State, State) -> Void)
    case save
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.cover, action: \.cover) { Photo() }
    Reduce { state, action in
      switch action {
      case .change(let change):
        change(&state)
      case .edited(.presented(.renameAndSave)):
        if let edited = state.edited { state.photos[id: edited.id] = edited }
      case .restore(let restore):
        if let saved = state.saved.popLast() { restore(&state, saved) }
      case .save:
        state.saved.append(state)
      case .cover, .destination, .edited, .optional, .path, .photos:
        break
      }
      return .none
    }
    .ifLet(\.optional, action: \.optional) { Photo() }
    .ifLet(\.$edited, action: \.edited) { Photo() }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.photos, action: \.photos) { Photo() }
    .forEach(\.path, action: \.path) { Photo() }
  }
}

/// A feature whose own state isn't observable.
@Reducer
private struct Plain {
  struct State {
    var photo = Photo.State(id: 0)
  }

  enum Action {
    case photo(Photo.Action)
    case putBack(Photo.State)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.photo, action: \.photo) { Photo() }
    Reduce { state, action in
      if case .putBack(let photo) = action { state.photo = photo }
      return .none
    }
  }
}
