import CGtk
import XCTest

@testable import Gtk

final class ClipboardTests: GtkTestCase {
  func testATextIsReadAsItWasWritten() throws {
    try onMain {
      let clipboard = try XCTUnwrap(Clipboard.default)
      var changes = 0
      let connection = clipboard.onChange { changes += 1 }
      defer { connection.disconnect() }
      for text in ["Buy milk", "", "Zwei\nZeilen – “ä” 🙂"] {
        clipboard.setText(text)
        XCTAssertTrue(clipboard.containsText)
        XCTAssertEqual(read(clipboard), .text(text))
      }
      XCTAssertEqual(changes, 3)
    }
  }

  func testAContentThatIsNoTextIsReadAsNil() throws {
    try onMain {
      let clipboard = try XCTUnwrap(Clipboard.default)
      let bytes = g_bytes_new("x", 1)
      gdk_clipboard_set_content(
        clipboard.opaque,
        gdk_content_provider_new_for_bytes("image/x-unknown", bytes)
      )
      g_bytes_unref(bytes)
      XCTAssertFalse(clipboard.containsText)
      XCTAssertEqual(read(clipboard), .text(nil))
    }
  }

  func testTheWrapperIsReleasedAndCreatedAgain() throws {
    try onMain {
      let first = try XCTUnwrap(Clipboard.default)
      XCTAssertTrue(try XCTUnwrap(Clipboard.default) === first)
      first.setText("kept")
    }
    try onMain {
      XCTAssertEqual(read(try XCTUnwrap(Clipboard.default)), .text("kept"))
    }
  }
}

private enum Reading: Equatable {
  case pending
  case text(String?)
}

@MainActor
private func read(_ clipboard: Clipboard) -> Reading {
  var reading = Reading.pending
  clipboard.readText { reading = .text($0) }
  MainContext.iterate { reading != .pending }
  return reading
}
