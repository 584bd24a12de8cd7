import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// Shows a view in a window, runs the test, closes the window, and expects that no node, no
/// wrapper, and no GTK object of the window is left, whether the object was created before or
/// during the test.
func inWindow<Content: View>(
  width: Int = 480,
  height: Int = 640,
  file: StaticString = #filePath,
  line: UInt = #line,
  @ViewBuilder _ content: @MainActor () -> Content,
  use: @MainActor (TestWindow<Content>) throws -> Void
) throws {
  try releasingAllObjects(file: file, line: line) { probes in
    let window = TestWindow("Test", width: width, height: height, content: content)
    defer { window.close() }
    // With a window manager, the window is not allocated at once.
    GtkTesting.wait { window.content?.allocatedWidth ?? 0 > 0 }
    probes.watch(window.widget)
    try use(window)
    probes.watch(window.widget)
  }
}

/// Runs a test, and expects that no object that the test creates is left.
func releasingAllObjects(
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
