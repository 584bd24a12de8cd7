import ComposableGtk
import GtkTestSupport
import XCTest

final class NavigationDestinationStoreTests: XCTestCase {
  func testPageIsShownWhileItsCaseIsPresentedAndBackDismissesOnce() throws {
    try onMain {
      let before = LiveObjects.now
      let log = ActionLog<Screens.Action>()
      let store = Store(initialState: Screens.State()) { Screens().logging(to: log) }
      let window = TestWindow { TreeView(store: store) }

      store.send(.note(id: 1))
      window.settle()
      XCTAssertEqual(window.texts.first, "Note 1: empty")
      try window.click("Write")
      XCTAssertEqual(window.texts.first, "Note 1: written")
      try window.click("Back")
      XCTAssertEqual(window.texts.first, "Root")
      XCTAssertNil(store.destination)
      XCTAssertEqual(log.actions.filter(isDismissal).count, 1)

      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }

  func testPageOfAnotherCaseReplacesThePage() {
    onMain {
      let store = Store(initialState: Screens.State()) { Screens() }
      let window = TestWindow { TreeView(store: store) }
      defer { window.close() }
      store.send(.note(id: 1))
      window.settle()
      store.send(.tally)
      window.settle()
      XCTAssertEqual(window.texts, ["Count 0"])
    }
  }

  func testNewStateOfTheSameCaseIsShownOnTheSamePage() throws {
    try onMain {
      let store = Store(initialState: Screens.State()) { Screens() }
      let window = TestWindow { TreeView(store: store) }
      defer { window.close() }
      store.send(.note(id: 1))
      window.settle()
      let button = try window.button("Write")
      store.send(.note(id: 2))
      window.settle()
      XCTAssertEqual(window.texts.first, "Note 2: empty")
      XCTAssertTrue(try window.button("Write") === button)
    }
  }

  func testNavigationLinkStoreSendsAnActionAndShowsThePage() throws {
    try onMain {
      let store = Store(initialState: Screens.State()) { Screens() }
      let window = TestWindow { LinkView(store: store) }
      defer { window.close() }
      try window.click("Open 2")
      XCTAssertEqual(window.texts.first, "Note 2: empty")
      try window.click("Close")
      XCTAssertTrue(GtkTesting.wait { store.destination == nil })
      window.settle()
      XCTAssertNoThrow(try window.button("Open 1"))
    }
  }
}

/// A view in the style with closures for the state and the action.
private struct TreeView: View {
  let store: StoreOf<Screens>

  var body: some View {
    NavigationStack {
      Text("Root")
        .navigationTitle("Root")
        .navigationDestination(
          store: store.scope(state: \.$destination, action: { .destination($0) }),
          state: \.note,
          action: { .note($0) }
        ) { store in
          NoteView(store: store)
        }
        .navigationDestination(
          store: store.scope(state: \.$destination, action: { .destination($0) }),
          state: \.tally,
          action: { .tally($0) }
        ) { store in
          TallyView(store: store).navigationTitle("Tally")
        }
    }
  }
}

private struct LinkView: View {
  let store: StoreOf<Screens>

  var body: some View {
    NavigationStack {
      VStack {
        ForEach(1...2, id: \.self) { id in
          NavigationLinkStore(
            store.scope(state: \.$destination, action: \.destination),
            state: \.note,
            action: { .note($0) },
            id: id
          ) {
            store.send(.note(id: id))
          } destination: { store in
            NoteView(store: store)
          } label: {
            Text("Open \(id)")
          }
        }
      }
      .navigationTitle("Root")
    }
  }
}

private func isDismissal(_ action: Screens.Action) -> Bool {
  if case .destination(.dismiss) = action { true } else { false }
}
