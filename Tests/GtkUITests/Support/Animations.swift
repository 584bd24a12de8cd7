import Gtk
import GtkTestSupport
import GtkUI
import XCTest

/// Runs a test with animations enabled, unless `isEnabled` is `false`.
@MainActor
func withAnimations(_ isEnabled: Bool = true, _ body: @MainActor () throws -> Void) rethrows {
  GtkTesting.start()
  GtkTesting.isAnimated = isEnabled
  defer { GtkTesting.isAnimated = false }
  try body()
}

extension TestWindow {
  /// The widget that animates the pages.
  var stack: Stack? { all(Stack.self).first }

  /// Flushes the updates without an iteration of the main loop, so that no animation has advanced.
  func flush() {
    UpdateScheduler.shared.flush()
  }

  /// Waits until the transition is complete and the frozen page is removed.
  func waitForTransition(file: StaticString = #filePath, line: UInt = #line) {
    let isOver = GtkTesting.wait { stack?.isTransitionRunning == false }
    XCTAssertTrue(isOver, "The transition doesn't end.", file: file, line: line)
  }
}
