import XCTest

@testable import Gtk

/// Shows a widget in a window while `body` runs, and then destroys the window.
@MainActor
func withWindow(showing widget: Widget, _ body: @MainActor (Window) throws -> Void) rethrows {
  let window = Window()
  window.defaultSize = (300, 200)
  window.child = widget
  window.present()
  MainContext.iterate { widget.isMapped && widget.allocatedWidth > 0 }
  defer { window.destroy() }
  try body(window)
}
