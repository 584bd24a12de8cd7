import Gtk
import GtkTestSupport
import GtkUI
import XCTest

/// Runs a test with animations on.
@MainActor
func withAnimations(_ body: @MainActor () throws -> Void) rethrows {
  GtkTesting.start()
  GtkTesting.isAnimated = true
  defer { GtkTesting.isAnimated = false }
  try body()
}

extension TestWindow {
  /// The widget in which pages move.
  var stack: Stack? { all(Stack.self).first }

  /// Brings the widgets in line with the model, and not a moment further: what moves has just begun.
  func flush() {
    UpdateScheduler.shared.flush()
  }

  /// Waits until the page that leaves is gone.
  func waitForTransition(file: StaticString = #filePath, line: UInt = #line) {
    let isOver = GtkTesting.wait { stack?.isTransitionRunning == false }
    XCTAssertTrue(isOver, "The transition doesn't end.", file: file, line: line)
  }
}
