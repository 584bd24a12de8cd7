import ComposableArchitecture
import XCTest

/// Stores of features that were dismissed or popped, and whose views were removed too.
@MainActor
final class ReleasedStoreTests: XCTestCase {
  func testStoreOfADismissedFeatureIsReleased() async {
    let store = Store(initialState: Library.State()) { Library() }
    for _ in 1...10 {
      weak var book: StoreOf<Book>?
      store.send(.open)
      do {
        let view: StoreOf<Book>? = store.scope(state: \.book, action: \.book.presented)
        view?.send(.turn)
        book = view
        XCTAssertEqual(view?.page, 1)
        store.send(.book(.dismiss))
        withExtendedLifetime(view) { XCTAssertNotNil(book) }
      }
      XCTAssertNil(book)
    }
  }

  func testStoreOfAPoppedElementIsReleased() async {
    let store = Store(initialState: Library.State()) { Library() }
    for _ in 1...10 {
      weak var book: StoreOf<Book>?
      store.send(.path(.push(id: 0, state: Book.State())))
      do {
        let view: StoreOf<Book>? = store.scope(state: \.path[id: 0], action: \.path[id: 0])
        view?.send(.turn)
        book = view
        XCTAssertEqual(view?.page, 1)
        store.send(.path(.popFrom(id: 0)))
        withExtendedLifetime(view) { XCTAssertNotNil(book) }
      }
      XCTAssertNil(book)
    }
  }
}

extension ReleasedStoreTests {
  @Reducer
  struct Book {
    @ObservableState
    struct State: Equatable {
      var page = 0
    }
    enum Action {
      case turn
    }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.page += 1
        return .none
      }
    }
  }

  @Reducer
  struct Library {
    @ObservableState
    struct State {
      @Presents var book: Book.State?
      var path = StackState<Book.State>()
    }
    enum Action {
      case book(PresentationAction<Book.Action>)
      case open
      case path(StackActionOf<Book>)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .open = action { state.book = Book.State() }
        return .none
      }
      .ifLet(\.$book, action: \.book) { Book() }
      .forEach(\.path, action: \.path) { Book() }
    }
  }
}
