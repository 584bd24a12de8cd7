import ComposableGtk
import GtkTestSupport
import TestSupport
import XCTest

final class NavigationLinkStateTests: XCTestCase {
  func testLinkSendsOnePushAndBackSendsOnePopFrom() throws {
    try onMain {
      let before = LiveObjects.now
      let log = ActionLog<Screens.Action>()
      let store = Store(initialState: Screens.State()) { Screens().logging(to: log) }
      let window = TestWindow { ScreensView(store: store) }

      try window.click("To the note")
      XCTAssertEqual(store.path.count, 1)
      XCTAssertEqual(window.texts.first, "Note 7: empty")
      try window.click("Write")
      XCTAssertEqual(window.texts.first, "Note 7: written")
      try window.click("Back")
      XCTAssertEqual(window.texts.first, "Root")

      XCTAssertEqual(log.actions.map(kind), ["push", "element", "popFrom"])
      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }

  func testTrailingClosureOfALinkIsItsDestination() throws {
    try onMain {
      let window = TestWindow {
        NavigationStack {
          NavigationLink("Detail") { Text("The detail") }
        }
      }
      defer { window.close() }
      try window.click("Detail")
      XCTAssertEqual(window.texts.first, "The detail")
    }
  }

  func testLinkPushesItsInitialStateAgainAfterBack() throws {
    try onMain {
      let store = Store(initialState: Screens.State()) { Screens() }
      let window = TestWindow { ScreensView(store: store) }
      defer { window.close() }
      try window.click("To the note")
      let first = try XCTUnwrap(store.path.ids.first)
      try window.click("Back")
      try window.click("To the note")
      XCTAssertEqual(window.texts.first, "Note 7: empty")
      XCTAssertEqual(store.path.ids.count, 1)
      XCTAssertNotEqual(store.path.ids.first, first)
    }
  }

  func testDismissPopsThePageOfALink() throws {
    try onMain {
      let store = Store(initialState: Screens.State()) { Screens() }
      let window = TestWindow { ScreensView(store: store) }
      defer { window.close() }
      try window.click("To the note")
      try window.click("Close")
      XCTAssertTrue(GtkTesting.wait { store.path.isEmpty })
      window.settle()
      XCTAssertEqual(window.texts.first, "Root")
    }
  }

  func testChangeOnAPageEvaluatesOnlyThatPage() throws {
    try onMain {
      let store = Store(initialState: Screens.State()) { Screens() }
      let window = TestWindow { ScreensView(store: store) }
      defer { window.close() }
      try window.click("To the note")
      let evaluated = try BodyCount.during { try window.click("Write") }
      XCTAssertEqual(evaluated, ["NoteView": 1])
    }
  }

  func testLinkWithStateOfAnotherTypeIsReportedAndDisabled() throws {
    try onMain {
      let store = Store(initialState: Screens.State()) { Screens() }
      let issues = try recordIssues {
        let window = TestWindow { MistakenView(store: store) }
        defer { window.close() }
        XCTAssertEqual(try window.button("Mistaken").isEffectivelySensitive, false)
        XCTAssertEqual(try window.button("Fitting").isEffectivelySensitive, true)
      }
      XCTAssertEqual(issues.map(\.line), [mistakenLine])
      XCTAssertTrue(issues.first?.message.contains("a value of type 'State'") == true)
    }
  }

  func testLinkOutsideOfAStackIsReportedAndDisabled() throws {
    try onMain {
      let line = UInt(#line + 3)
      let issues = try recordIssues {
        let window = TestWindow {
          NavigationLink("Lost", state: Note.State(id: 7))
        }
        defer { window.close() }
        XCTAssertEqual(try window.button("Lost").isEffectivelySensitive, false)
      }
      XCTAssertEqual(issues.map(\.line), [line])
      XCTAssertTrue(issues.first?.message.contains("is outside a 'NavigationStack'") == true)
    }
  }
}

private let mistakenLine = UInt(#line + 8)

private struct MistakenView: View {
  let store: StoreOf<Screens>

  var body: some View {
    NavigationStackStore(store.scope(state: \.path, action: \.path)) {
      // A mistake: the state of a screen instead of the state of the path.
      NavigationLink("Mistaken", state: Note.State(id: 7))
      NavigationLink("Fitting", state: Screens.Path.State.note(Note.State(id: 7)))
    } destination: { store in
      switch store.case {
      case .note(let store): NoteView(store: store)
      case .tally(let store): TallyView(store: store)
      }
    }
  }
}

private struct ScreensView: View {
  @Bindable var store: StoreOf<Screens>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      VStack {
        Text("Root")
        NavigationLink("To the note", state: Screens.Path.State.note(Note.State(id: 7)))
      }
      .navigationTitle("Root")
    } destination: { store in
      switch store.case {
      case .note(let store): NoteView(store: store)
      case .tally(let store): TallyView(store: store).navigationTitle("Tally")
      }
    }
  }
}

private func kind(_ action: Screens.Action) -> String {
  switch action {
  case .path(.push): "push"
  case .path(.popFrom): "popFrom"
  case .path(.element): "element"
  default: "\(action)"
  }
}
