import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// Shows a view in a window, and runs a test with the mouse and the keyboard. Skips the test if
/// they are unavailable.
func withInput<Content: View>(
  width: Int = 480,
  height: Int = 640,
  file: StaticString = #filePath,
  line: UInt = #line,
  @ViewBuilder _ content: @MainActor () -> Content,
  use: @MainActor (TestWindow<Content>) throws -> Void
) throws {
  try onMain { try RealInput.require(filePath: file, line: line) }
  try inWindow(width: width, height: height, file: file, line: line, content, use: use)
}

/// Runs a test in which the clicks of a double click can be a second apart, because a busy machine
/// delays them.
@MainActor
func withSlowDoubleClicks(_ body: @MainActor () throws -> Void) rethrows {
  let name = "gtk-double-click-time"
  let old = Settings.default?.property(name, as: Int32.self) ?? 400
  Settings.default?.setProperty(name, Int32(1000))
  defer { Settings.default?.setProperty(name, old) }
  try body()
}

/// Skips a test that opens the list of a drop-down with the mouse, unless GTK is 4.8. With GTK 4.18,
/// the list sometimes closes or ignores the wheel and Escape, and the cause isn't known yet.
func skipWithNewerDropDown() throws {
  try XCTSkipIf(GtkVersion.current >= GtkVersion(4, 10), "The list of GTK 4.18 isn't reliable yet.")
}

/// Fails the test unless a condition holds soon.
@MainActor
func expect(
  _ condition: @autoclosure @MainActor () -> Bool,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  XCTAssertTrue(GtkTesting.wait(until: condition), message(), file: file, line: line)
}

extension TestWindow {
  /// Presses a key until a widget that meets the condition has the focus.
  func press(
    _ key: String,
    untilFocusIs condition: (Widget) -> Bool,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    for _ in 0..<10 {
      if let focus = widget.focusWidget, condition(focus) { return }
      try RealInput.press(key, in: widget, filePath: file, line: line)
    }
    let focus = widget.focusWidget?.accessibleName ?? "nothing"
    XCTFail("The focus is '\(focus)'.", file: file, line: line)
  }

  /// The label with a text in an open popover, also in a popover of GTK's own controls.
  func popoverLabel(
    _ text: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> Widget {
    let label = {
      self.widget.visibleDescendants.first {
        $0.typeName == "GtkLabel" && $0.isMapped && $0.native !== self.widget
          && $0.property("label", as: String.self) == text
      }
    }
    GtkTesting.wait { label() != nil }
    return try XCTUnwrap(label(), "No popover contains '\(text)'.", file: file, line: line)
  }

  /// Whether a popover is open, also a popover of GTK's own controls.
  var hasPopover: Bool { openPopover != nil }

  private var openPopover: Widget? {
    widget.visibleDescendants.last { $0.typeName.hasPrefix("GtkPopover") && $0.isMapped }
  }

  /// Waits for an open menu or another popover, also of GTK's own controls.
  func waitForOpenPopover(file: StaticString = #filePath, line: UInt = #line) throws -> Widget {
    GtkTesting.wait { openPopover != nil }
    return try XCTUnwrap(openPopover, "No popover is open.", file: file, line: line)
  }

  /// The label with a text, also in one of GTK's own controls.
  func label(
    _ text: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> Widget {
    try XCTUnwrap(
      widget.visibleDescendants.first {
        $0.typeName == "GtkLabel" && $0.property("label", as: String.self) == text
      },
      "There is no label '\(text)': \(texts)",
      file: file,
      line: line
    )
  }
}
