import CGtk
import XCTest

@testable import Gtk

final class BoxMeasuringTests: GtkTestCase {
  /// GTK logs a message, which is fatal in tests, if the height of a row without a width differs
  /// from the height for a large width.
  func testARowWithAnIconAndWrappingTextHasOneHeight() {
    onMain {
      for (first, text) in [
        (Image(iconName: "document-open-symbolic") as Widget, "Open a document"),
        (Button(label: "Add"), "Large"),
      ] {
        let row = Box(orientation: .horizontal)
        let label = Label(text: text)
        label.wraps = true
        if text == "Large" {
          var attributes = TextAttributes()
          attributes.size = 24
          label.setAttributes([(text.utf8.count, attributes)])
        }
        for widget in [first, label] {
          widget.valign = .center
          row.append(widget)
        }
        let window = Window()
        window.child = row
        let height = row.measure(.vertical)
        let wide = row.measure(.vertical, for: 1 << 20)
        XCTAssertEqual(height.minimum, wide.minimum, text)
        XCTAssertEqual(height.natural, wide.natural, text)
        window.destroy()
      }
    }
  }

  func testRowsHaveOneHeightAfterTheWorkaroundIsInstalled() {
    onMain {
      BoxLayoutWorkaround.install()
      XCTAssertFalse(BoxLayoutWorkaround.hasTwoHeights())
      // GTK 4.8 needs the workaround.
      if gtk_check_version(4, 9, 0) != nil { XCTAssertTrue(BoxLayoutWorkaround.isCorrecting) }
    }
  }
}
