import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// The ways in which a user goes back, each with real input.
final class BackInputTests: XCTestCase {
  /// All ways back except the back button, which is tested with the back menu.
  @MainActor
  private static let ways: [(name: String, go: @MainActor (Gtk.Window) throws -> Void)] = [
    ("Escape", { try RealInput.press("Escape", in: $0) }),
    ("Alt+Left", { try RealInput.press("<Alt>Left", in: $0) }),
    ("the Back key", { try RealInput.press("Back", in: $0) }),
    ("mouse button 8", { try RealInput.click($0, button: .back) }),
    ("one finger", { $0.swipeWithOneFinger(velocityX: 600) }),
    ("two fingers", { $0.swipeWithTwoFingers(x: -200) }),
  ]

  func testEachBackInputPopsOnePage() throws {
    try onMain {
      try RealInput.require()
      for way in Self.ways {
        let model = PathModel([1, 2])
        try inWindow {
          StackView(model: model)
        } use: { window in
          try way.go(window.widget)
          XCTAssertTrue(GtkTesting.wait { model.requests == [2] }, "\(way.name): \(model.requests)")
          window.settle()
          XCTAssertEqual(window.pages, ["page 1: 0"], way.name)
        }
      }
    }
  }

  func testBackInputsAreRefusedByTheGateAndThePathStillPops() throws {
    try onMain {
      try RealInput.require()
      for way in Self.ways {
        let model = PathModel([1])
        let asked = Log()
        try inWindow {
          StackView(model: model)
            .onBackRequest { asked.append("outside of the page") }
            .environment(
              \.backGate,
              BackGate(ask: { false }, onRefusal: { asked.append(way.name) })
            )
        } use: { window in
          try way.go(window.widget)
          XCTAssertTrue(
            GtkTesting.wait { asked.lines == [way.name] },
            "\(way.name): \(asked.lines)"
          )
          XCTAssertEqual(model.requests, [], way.name)
          XCTAssertEqual(window.pages, ["page 1: 0"], way.name)
          model.ids = []
          window.settle()
          XCTAssertEqual(window.pages, ["root 0"], way.name)
        }
      }
    }
  }

  func testBackInputsAtTheRootRequestNoPop() throws {
    try onMain {
      try RealInput.require()
      let model = PathModel()
      try inWindow {
        StackView(model: model)
      } use: { window in
        for way in Self.ways {
          try way.go(window.widget)
        }
        XCTAssertEqual(model.requests, [])
      }
    }
  }

  func testEscapeClosesTheBackMenuBeforeItPopsAPage() throws {
    try onMain {
      try RealInput.require()
      let model = PathModel([1, 2])
      try inWindow {
        StackView(model: model)
      } use: { window in
        window.backControl?.openMenu()
        window.settle()
        try RealInput.press("Escape", in: window.widget)
        XCTAssertTrue(GtkTesting.wait { window.backMenu == nil })
        XCTAssertEqual(model.requests, [])
        try RealInput.press("Escape", in: window.widget)
        XCTAssertTrue(GtkTesting.wait { model.requests == [2] })
      }
    }
  }

  func testEscapeInAFocusedSearchEntryRequestsNoPop() throws {
    try onMain {
      try RealInput.require()
      let model = PathModel([1])
      try inWindow {
        NavigationContainer(ids: model.ids, onPop: { model.pop($0) }) {
          Text("root")
        } destination: { _ in
          SearchField()
        }
      } use: { window in
        let entry = try window.first(SearchEntry.self)
        entry.grabFocus()
        var stops = 0
        entry.onStopSearch { stops += 1 }
        try RealInput.press("Escape", in: window.widget)
        XCTAssertTrue(GtkTesting.wait { stops == 1 })
        XCTAssertEqual(model.requests, [])
      }
    }
  }

  func testEscapeClearsAndUnfocusesTheSearchBarBeforeItPopsThePage() throws {
    try onMain {
      try RealInput.require()
      let model = PathModel([1])
      let text = ControlModel("")
      try inWindow {
        NavigationContainer(ids: model.ids, onPop: { model.pop($0) }) {
          Text("root")
        } destination: { _ in
          Text("page").searchable(text: text.binding)
        }
      } use: { window in
        let entry = try window.first(SearchEntry.self)
        entry.grabFocus()
        try window.type("x")
        try RealInput.press("Escape", in: window.widget)
        XCTAssertTrue(GtkTesting.wait { text.value.isEmpty })
        XCTAssertTrue(entry.containsFocus)
        try RealInput.press("Escape", in: window.widget)
        XCTAssertTrue(GtkTesting.wait { !entry.containsFocus })
        XCTAssertEqual(model.requests, [])
        try RealInput.press("Escape", in: window.widget)
        XCTAssertTrue(GtkTesting.wait { model.requests == [1] })
      }
    }
  }

  func testShiftEscapeControlEscapeAltRightAndLeftRequestNoPop() throws {
    try onMain {
      try RealInput.require()
      let model = PathModel([1])
      try inWindow {
        StackView(model: model)
      } use: { window in
        for key in ["<Shift>Escape", "<Control>Escape", "<Alt>Right", "Left"] {
          try RealInput.press(key, in: window.widget)
        }
        XCTAssertEqual(model.requests, [])
      }
    }
  }

  func testBackInputsAreMirroredInRightToLeftLayouts() throws {
    try onMain {
      try RealInput.require()
      // GTK sets the direction of the locale at its start, so GTK starts before the test sets a
      // direction.
      GtkTesting.start()
      Widget.defaultDirection = .rightToLeft
      defer { Widget.defaultDirection = .leftToRight }
      let ways: [(name: String, leads: Bool, go: @MainActor (Gtk.Window) throws -> Void)] = [
        ("Alt+Left", false, { try RealInput.press("<Alt>Left", in: $0) }),
        ("Alt+Right", true, { try RealInput.press("<Alt>Right", in: $0) }),
        ("one finger to the right", false, { $0.swipeWithOneFinger(velocityX: 600) }),
        ("one finger to the left", true, { $0.swipeWithOneFinger(velocityX: -600) }),
        ("two fingers to the right", false, { $0.swipeWithTwoFingers(x: -200) }),
        ("two fingers to the left", true, { $0.swipeWithTwoFingers(x: 200) }),
      ]
      for way in ways {
        let model = PathModel([1])
        try inWindow {
          StackView(model: model)
        } use: { window in
          try way.go(window.widget)
          XCTAssertEqual(model.requests, way.leads ? [1] : [], way.name)
        }
      }
    }
  }

  func testShortVerticalOrForwardSwipesRequestNoPop() throws {
    try onMain {
      let model = PathModel([1])
      try inWindow {
        StackView(model: model)
      } use: { window in
        window.widget.swipeWithTwoFingers(x: -200, y: 300)
        window.widget.swipeWithTwoFingers(x: 200)
        window.widget.swipeWithTwoFingers(x: -20)
        window.widget.swipeWithTwoFingers(x: -500, begins: false)
        window.widget.swipeWithOneFinger(velocityX: 600, velocityY: 500)
        window.widget.swipeWithOneFinger(velocityX: -600)
        window.settle()
        XCTAssertEqual(model.requests, [])
        window.widget.swipeWithTwoFingers(x: -40, velocity: -2)
        window.settle()
        XCTAssertEqual(model.requests, [1], "A quick one needn't go far.")
      }
    }
  }
}

private struct SearchField: WidgetView {
  func makeWidget(_ node: WidgetNode<Self>) -> SearchEntry { SearchEntry() }

  func updateWidget(_ widget: SearchEntry, from old: Self?, _ environment: EnvironmentValues) {}
}
