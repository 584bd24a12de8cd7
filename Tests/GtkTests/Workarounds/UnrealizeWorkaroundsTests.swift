import CGtk
import XCTest

@testable import Gtk

/// The workarounds for tooltips. GTK logs a message, which is fatal in tests, if GTK looks for a
/// tooltip in a widget without a surface.
final class UnrealizeWorkaroundsTests: GtkTestCase {
  func testDestroyedWindowThatIsRetainedHasNoTooltip() throws {
    try onMain {
      let label = Label(text: "text")
      label.tooltip = "help"
      let window = try windowUnderPointer(showing: label)
      gtk_widget_trigger_tooltip_query(label.widget)
      XCTAssertTrue(window.children.contains(where: \.isTooltip), "no tooltip is due")
      window.destroy()
      XCTAssertFalse(window.children.contains(where: \.isTooltip))
      XCTAssertFalse(window.isRealized)
      MainContext.iterate(timeout: .milliseconds(700)) { false }
      // The tooltip of another window is still shown.
      let next = Label(text: "text")
      next.tooltip = "more help"
      let other = try windowUnderPointer(showing: next)
      defer { other.destroy() }
      gtk_widget_trigger_tooltip_query(next.widget)
      MainContext.iterate(timeout: .seconds(2)) {
        other.children.contains { $0.isTooltip && $0.isMapped }
      }
      XCTAssertTrue(other.children.contains { $0.isTooltip && $0.isMapped })
    }
  }

  func testTooltipRemainsInItsWindowWhenAPopoverIsRemoved() throws {
    try onMain {
      let label = Label(text: "text")
      label.tooltip = "help"
      let window = try windowUnderPointer(showing: label)
      defer { window.destroy() }
      let popover = Popover(child: Label(text: "popover"))
      popover.setParent(label)
      popover.popup()
      gtk_widget_trigger_tooltip_query(label.widget)
      popover.unparent()
      XCTAssertTrue(window.children.contains(where: \.isTooltip))
    }
  }
}

/// Shows a widget in a window as large as the screen, so that the pointer is above the window. If
/// the pointer is not above the window, the test fails on the headless desktop, and is skipped
/// elsewhere.
@MainActor
private func windowUnderPointer(
  showing widget: Widget,
  file: StaticString = #filePath,
  line: UInt = #line
) throws -> Window {
  let window = Window()
  window.child = widget
  window.isMaximized = true
  window.present()
  let isPresent = MainContext.iterate(timeout: .seconds(15)) {
    guard widget.isMapped, widget.allocatedWidth > 900 else { return false }
    let seat = gdk_display_get_default_seat(gtk_widget_get_display(widget.widget))
    let surface = gdk_device_get_surface_at_position(gdk_seat_get_pointer(seat), nil, nil)
    return surface != nil && surface == gtk_native_get_surface(window.opaque)
  }
  if !isPresent { window.destroy() }
  let mustBeThere = ProcessInfo.processInfo.environment["HEADLESS_DESKTOP"] != nil
  try XCTSkipUnless(isPresent || mustBeThere, "The pointer is elsewhere.")
  return try XCTUnwrap(
    isPresent ? window : nil,
    "The pointer should be above the window.",
    file: file,
    line: line
  )
}

extension Widget {
  fileprivate var isTooltip: Bool { typeName == "GtkTooltipWindow" }
}
