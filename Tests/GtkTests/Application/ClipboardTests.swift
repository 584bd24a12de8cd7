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
      let provider = gdk_content_provider_new_for_bytes("image/x-unknown", bytes)
      gdk_clipboard_set_content(clipboard.opaque, provider)
      if let provider { g_object_unref(provider) }
      g_bytes_unref(bytes)
      XCTAssertFalse(clipboard.containsText)
      XCTAssertEqual(read(clipboard), .text(nil))
    }
  }

  func testTheWrapperIsReleasedAndCreatedAgain() throws {
    try onMain {
      weak var released: Clipboard?
      do {
        let first = try XCTUnwrap(Clipboard.default)
        XCTAssertTrue(try XCTUnwrap(Clipboard.default) === first)
        first.setText("kept")
        released = first
      }
      XCTAssertNil(released)
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
