import ComposableGtk
import GtkTestSupport
import XCTest

final class NavigationStackStoreTests: XCTestCase {
  func testPushedPageIsShownAndRemoveAllShowsTheRootPage() {
    onMain {
      let before = LiveObjects.now
      let store = Store(initialState: Root.State()) { Root() }
      let window = TestWindow { StackView(store: store) }
      XCTAssertTrue(window.texts.contains("The root"))

      store.send(.push(7))
      window.settle()
      XCTAssertTrue(window.texts.contains("7"))
      XCTAssertFalse(window.texts.contains("The root"))
      XCTAssertEqual(window.widget.title, "Counter: 7")

      store.send(.removeAll)
      window.settle()
      XCTAssertTrue(window.texts.contains("The root"))
      XCTAssertEqual(window.widget.title, "Root")
      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }

  func testBackSendsOnePopFromAndNothingElse() throws {
    try onMain {
      let log = ActionLog<Root.Action>()
      let path = StackState<Root.Path.State>([.counter(Counter.State()), .other(Counter.State())])
      let store = Store(initialState: Root.State(path: path)) { Root().logging(to: log) }
      let window = TestWindow { StackView(store: store) }
      defer { window.close() }

      try window.click("Back")

      XCTAssertEqual(log.actions, [.path(.popFrom(id: path.ids[1]))])
      XCTAssertEqual(store.withState(\.path.ids), [path.ids[0]])
    }
  }

  func testPageSendsActionsToItsElement() throws {
    try onMain {
      let path = StackState<Root.Path.State>([
        .counter(Counter.State(count: 1)), .other(Counter.State(count: 1)),
      ])
      let store = Store(initialState: Root.State(path: path)) { Root() }
      let window = TestWindow { StackView(store: store) }
      defer { window.close() }

      try window.click("Increment")

      XCTAssertEqual(
        store.withState { Array($0.path) },
        [.counter(Counter.State(count: 1)), .other(Counter.State(count: 2))]
      )
      XCTAssertTrue(window.texts.contains("2"))
    }
  }

  func testDismissSendsPopFromAndShowsTheRootPage() throws {
    try onMain {
      let log = ActionLog<Root.Action>()
      let path = StackState<Root.Path.State>([.counter(Counter.State())])
      let store = Store(initialState: Root.State(path: path)) { Root().logging(to: log) }
      let window = TestWindow { StackView(store: store) }
      defer { window.close() }

      try window.click("Close")
      GtkTesting.wait { store.withState(\.path.isEmpty) }
      window.settle()

      XCTAssertEqual(log.actions.last, .path(.popFrom(id: path.ids[0])))
      XCTAssertTrue(window.texts.contains("The root"))
    }
  }

  func testChangeOnTheTopPageEvaluatesOneBody() throws {
    try onMain {
      let path = StackState<Root.Path.State>([
        .counter(Counter.State()), .counter(Counter.State()),
      ])
      let store = Store(initialState: Root.State(path: path)) { Root() }
      let window = TestWindow { StackView(store: store) }
      defer { window.close() }
      // The lower page has nodes only after the page was shown.
      store.send(.path(.popFrom(id: path.ids[1])))
      window.settle()
      store.send(.push(0))
      window.settle()

      let evaluated = try BodyCount.during {
        try window.click("Increment")
      }

      XCTAssertEqual(Array(evaluated.values), [1], "\(evaluated)")
    }
  }

  func testCoveredPageIsNotEvaluatedUntilThePageIsShownAgain() {
    onMain {
      let path = StackState<Root.Path.State>([
        .counter(Counter.State()), .counter(Counter.State(count: 100)),
      ])
      let store = Store(initialState: Root.State(path: path)) { Root() }
      let window = TestWindow { StackView(store: store) }
      defer { window.close() }
      store.send(.path(.popFrom(id: path.ids[1])))
      window.settle()
      store.send(.push(100))
      window.settle()

      let evaluated = BodyCount.during {
        store.send(.path(.element(id: path.ids[0], action: .counter(.incrementButtonTapped))))
        window.settle()
      }
      XCTAssertEqual(evaluated, [:])

      store.send(.path(.popFrom(id: store.withState { $0.path.ids.last! })))
      window.settle()
      XCTAssertTrue(window.texts.contains("1"))
    }
  }
}
