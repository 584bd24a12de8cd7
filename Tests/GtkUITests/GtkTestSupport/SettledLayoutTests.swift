import Gtk
import GtkTestSupport
import GtkUI
import XCTest

final class SettledLayoutTests: XCTestCase {
  func testNewWindowIsLaidOut() throws {
    for _ in 1...20 {
      try onMain {
        let window = TestWindow { Text("Text") }
        defer { window.close() }
        XCTAssertGreaterThan(try window.first(Gtk.Label.self).allocatedWidth, 0)
      }
    }
  }

  func testPushedPageIsLaidOut() throws {
    for _ in 1...20 {
      try inWindow {
        NavigationStack {
          NavigationLink("Push") { Text("Pushed").navigationTitle("Page") }
        }
      } use: { window in
        try window.click("Push")
        let label = try XCTUnwrap(window.all(Gtk.Label.self).first { $0.text == "Pushed" })
        XCTAssertGreaterThan(label.allocatedWidth, 0)
        XCTAssertGreaterThan(label.allocatedHeight, 0)
      }
    }
  }

  func testUpdatedTextIsLaidOut() throws {
    let model = onMain { Model() }
    try inWindow {
      HStack { Text("\(model.first)") }
    } use: { window in
      let label = try window.first(Gtk.Label.self)
      var widths = [label.allocatedWidth]
      for exponent in [1, 3, 5] {
        window.update { HStack { Text(String(repeating: "9", count: exponent * 3)) } }
        widths.append(label.allocatedWidth)
      }
      XCTAssertEqual(widths, widths.sorted())
      XCTAssertEqual(Set(widths).count, widths.count)
    }
  }
}
