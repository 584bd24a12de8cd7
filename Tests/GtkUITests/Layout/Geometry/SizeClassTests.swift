import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class SizeClassTests: XCTestCase {
  func testClassChangesBackOnlyIfTheWindowExceedsTheLimit() {
    var classes = WindowSizeClasses(width: 600, height: 400, textScale: 1)
    let steps: [(width: Int, height: Int, UserInterfaceSizeClass, UserInterfaceSizeClass)] = [
      (550, 360, .regular, .regular), (549, 360, .compact, .regular),
      (561, 359, .compact, .compact), (562, 371, .regular, .compact),
      (551, 372, .regular, .regular), (360, 294, .compact, .compact),
    ]
    for (width, height, horizontal, vertical) in steps {
      classes.update(width: width, height: height, textScale: 1)
      XCTAssertEqual(classes.horizontal, horizontal, "\(width)")
      XCTAssertEqual(classes.vertical, vertical, "\(height)")
    }
  }

  func testLimitsIncreaseWithTheSizeOfTheText() {
    let classes = WindowSizeClasses(width: 1_000, height: 700, textScale: 2)
    XCTAssertEqual(classes.horizontal, .compact)
    XCTAssertEqual(classes.vertical, .compact)
    let larger = WindowSizeClasses(width: 1_100, height: 720, textScale: 2)
    XCTAssertEqual(larger.horizontal, .regular)
    XCTAssertEqual(larger.vertical, .regular)
  }

  func testViewsAreUpdatedWhenTheSizeClassOfTheWindowChangesAndRetainTheirState() throws {
    try inWindow(width: 700, height: 500) {
      ClassReader()
    } use: { window in
      XCTAssertEqual(window.texts.first, "regular regular")
      try window.first(Entry.self).text = "typed"
      try window.resize(width: 400, height: 320)
      XCTAssertTrue(GtkTesting.wait { window.texts.first == "compact compact" })
      XCTAssertEqual(try window.first(Entry.self).text, "typed")
      try window.resize(width: 700, height: 500)
      XCTAssertTrue(GtkTesting.wait { window.texts.first == "regular regular" })
    }
  }

  func testNarrowWindowIsCompactBeforeItsFirstLayout() throws {
    try onMain {
      let log = Log()
      try inWindow(width: 400, height: 500) {
        LoggingReader(log: log)
      } use: { window in
        window.settle()
        XCTAssertEqual(log.lines, ["compact"])
      }
    }
  }
}

private struct ClassReader: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  @State private var text = ""

  var body: some View {
    VStack {
      Text("\(horizontal.map { "\($0)" } ?? "") \(vertical.map { "\($0)" } ?? "")")
      TextField("Field", text: $text)
    }
  }
}

private struct LoggingReader: View {
  let log: Log
  @Environment(\.horizontalSizeClass) private var horizontal

  var body: some View {
    log.append(horizontal.map { "\($0)" } ?? "")
    return Text("text")
  }
}
