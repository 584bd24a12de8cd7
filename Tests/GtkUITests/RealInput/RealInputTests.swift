import Foundation
import Gtk
import XCTest

@testable import GtkTestSupport
@testable import GtkUI

/// The mouse and the keyboard of tests.
final class RealInputTests: XCTestCase {
  func testClicksReachWidgetsOfAWindowAnywhereOnTheScreen() throws {
    let log = onMain { Log() }
    try withInput(width: 300, height: 200) {
      VStack { ForEach(0..<3) { number in Button("\(number)") { log.append("\(number)") } } }
    } use: { window in
      let id = try XCTUnwrap(window.widget.surface?.xWindow)
      for (x, y) in [(0, 0), (700, 600), (11, 333)] {
        log.removeAll()
        try InputProgram.xdotool.run(["windowmove", "\(id)", "\(x)", "\(y)"])
        for number in 0..<3 { try RealInput.click(window.button("\(number)")) }
        expect(log.lines == ["0", "1", "2"], "\(x), \(y): \(log.lines)")
      }
    }
  }

  func testAClickIsAtThePartOfAWidget() throws {
    try withInput {
      Text("Fill").frame(maxWidth: .infinity, maxHeight: .infinity)
    } use: { window in
      let content = try XCTUnwrap(window.content)
      let gesture = GestureClick()
      var places: [(x: Double, y: Double)] = []
      gesture.onPressed { _, x, y in places.append((x, y)) }
      content.addController(gesture)
      defer { content.removeController(gesture) }
      let (width, height) = (Double(content.allocatedWidth), Double(content.allocatedHeight))
      let parts: [UnitPoint] = [.topLeading, .center, .bottomTrailing, UnitPoint(x: 0.25, y: 0.75)]
      for (index, part) in parts.enumerated() {
        try RealInput.click(content, at: part)
        XCTAssertEqual(places.count, index + 1)
        XCTAssertEqual(places[index].x, min(part.x * width, width - 1), accuracy: 1.5)
        XCTAssertEqual(places[index].y, min(part.y * height, height - 1), accuracy: 1.5)
      }
    }
  }

  func testAWidgetThatIsScrolledAwayCannotBeClicked() throws {
    try withInput(height: 300) {
      ScrollView {
        VStack {
          Text(Array(repeating: "line", count: 200).joined(separator: "\n"))
          Button("Below") {}
        }
      }
    } use: { window in
      let button = try window.button("Below")
      XCTAssertThrowsError(try RealInput.click(button)) {
        XCTAssertTrue("\($0)".contains("is not in view"), "\($0)")
      }
    }
  }

  func testACharacterWithoutAKeyCannotBeTyped() throws {
    let model = onMain { ControlModel("") }
    try withInput {
      TextField("Name", text: model.binding)
    } use: { window in
      XCTAssertThrowsError(try RealInput.type("aч", in: window.widget)) {
        XCTAssertTrue("\($0)".contains("no key for 'ч'"), "\($0)")
      }
      XCTAssertThrowsError(try RealInput.press("<Nothing>x", in: window.widget))
      window.settle()
      XCTAssertEqual(model.value, "", "The characters before it aren't typed either.")
    }
  }

  func testTheLayoutOfTheKeyboardIsRestoredAfterAnError() throws {
    struct Failure: Error {}
    let model = onMain { ControlModel("") }
    try withInput {
      TextField("Name", text: model.binding)
    } use: { window in
      try RealInput.click(window.first(Entry.self))
      XCTAssertThrowsError(
        try RealInput.withKeyboard("ru,us", options: ["compose:ralt"]) {
          try RealInput.type("я", in: window.widget)
          try RealInput.withKeyboard("de") { try RealInput.type("ü", in: window.widget) }
          try RealInput.type("ж", in: window.widget)
          throw Failure()
        }
      )
      try RealInput.type("z;", in: window.widget)
      expect(model.value == "яüжz;", model.value)
      XCTAssertEqual(try Keyboard.current.options, [])
    }
  }

  func testInputIsReceivedBeforeTheFunctionsReturn() throws {
    let model = onMain { ControlModel("") }
    let log = onMain { Log() }
    try withInput {
      VStack {
        TextField("Name", text: model.binding)
        Button("Add") { log.append("add") }
      }
    } use: { window in
      let field = try window.first(Entry.self)
      for count in 1...10 {
        try RealInput.click(window.button("Add"))
        XCTAssertEqual(log.lines.count, count)
        try RealInput.click(field)
        XCTAssertTrue(field.containsFocus)
        try RealInput.type("x", in: window.widget)
        XCTAssertEqual(model.value.count, count)
      }
    }
  }

  func testAButtonThatClosesItsWindowOnPressIsAwaited() throws {
    try onMain {
      try RealInput.require()
      let other = GtkWindow()
      other.defaultSize = (200, 200)
      let label = GtkLabel(text: "close")
      other.child = label
      let keys = EventControllerKey()
      keys.onKeyPressed { [weak other] _, _ in
        other?.destroy()
        return true
      }
      other.addController(keys)
      other.present()
      try RealInput.press("x", in: other)
      XCTAssertFalse(GtkWindow.all.contains { $0 === other })
    }
  }

  func testInputIsUnavailableOutsideOfTheHeadlessDesktop() throws {
    try onMain {
      try RealInput.require()
      let old = ProcessInfo.processInfo.environment["HEADLESS_DESKTOP"] ?? "1"
      unsetenv("HEADLESS_DESKTOP")
      defer { setenv("HEADLESS_DESKTOP", old, 1) }
      XCTAssertTrue(RealInput.unavailability?.contains("headless-desktop") == true)
      XCTAssertThrowsError(try RealInput.require()) { XCTAssertTrue($0 is XCTSkip, "\($0)") }
      XCTAssertThrowsError(try RealInput.clickAgain()) {
        XCTAssertTrue("\($0)".contains("headless-desktop"), "\($0)")
      }
    }
  }
}
