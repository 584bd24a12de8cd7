import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// Shows a view in a window, has a test use it, closes the window, and expects nothing to be left:
/// no node, no wrapper, and none of the GTK objects that were there before or after.
func inWindow<Content: View>(
  width: Int = 480,
  height: Int = 640,
  file: StaticString = #filePath,
  line: UInt = #line,
  @ViewBuilder _ content: @MainActor () -> Content,
  use: @MainActor (TestWindow<Content>) throws -> Void
) throws {
  try leavingNothing(file: file, line: line) { probes in
    let window = TestWindow("Test", width: width, height: height, content: content)
    defer { window.close() }
    // With a window manager it takes its time.
    GtkTesting.wait { window.content?.allocatedWidth ?? 0 > 0 }
    probes.watch(window.widget)
    try use(window)
    probes.watch(window.widget)
  }
}

/// Runs a test, and expects nothing of what it makes to be left.
func leavingNothing(
  file: StaticString = #filePath,
  line: UInt = #line,
  _ body: @MainActor (FinalizationProbes) throws -> Void
) throws {
  try onMain {
    let hasDisplay = Display.default != nil || startsGtk
    let mustHaveDisplay = ProcessInfo.processInfo.environment["HEADLESS_DESKTOP"] != nil
    try XCTSkipUnless(hasDisplay || mustHaveDisplay, "There is no display.")
    XCTAssertTrue(hasDisplay, "There should be a display.", file: file, line: line)
    try LiveObjects.expectNoneLeft(filePath: file, line: line, body)
  }
}

@MainActor
private let startsGtk: Bool = {
  GtkTesting.start()
  return Display.default != nil
}()
