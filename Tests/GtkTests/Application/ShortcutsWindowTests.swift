import XCTest

@testable import Gtk

final class ShortcutsWindowTests: GtkTestCase {
  func testShortcutsWindowShowsItsGroupsAndShortcuts() {
    withoutLeaks { probe in
      let window = probe(
        ShortcutsWindow([
          ShortcutsWindow.Group(
            "<b>Group</b> & more",
            [
              ShortcutsWindow.Entry("\"A\" & <i>", "<Control><Shift>a"),
              ShortcutsWindow.Entry("B", "F10 <Alt>Left"),
            ]
          ),
          ShortcutsWindow.Group("Empty", []),
        ])
      )
      XCTAssertEqual(window.typeName, "GtkShortcutsWindow")
      window.present()
      XCTAssertTrue(MainContext.iterate { window.isMapped })
      let texts = labels(in: window)
      for text in ["<b>Group</b> & more", "\"A\" & <i>", "B", "Ctrl", "F10"] {
        XCTAssertTrue(texts.contains(text), "'\(text)' isn't among \(texts)")
      }
      XCTAssertFalse(texts.contains("Empty"))
      window.destroy()
    }
  }

  func testShortcutsWindowWithoutGroupsIsReleased() {
    withoutLeaks { probe in
      let window = probe(ShortcutsWindow([]))
      window.destroy()
    }
  }
}

@MainActor
private func labels(in widget: Widget) -> [String] {
  let own = widget.typeName == "GtkLabel" ? [widget.property("label", as: String.self)] : []
  return own + widget.children.flatMap { labels(in: $0) }
}
