import CGtk
import GtkTestSupport
import XCTest

@testable import Gtk
@testable import GtkUI

final class PasteboardTests: XCTestCase {
  override func setUp() {
    // The pasteboard is written before the first window is shown.
    onMain { GtkTesting.start() }
  }

  func testAPasteButtonPassesTheTextAndIsDisabledWithoutAText() throws {
    try onMain {
      let log = Log()
      Pasteboard.general.setString("Buy milk")
      try inWindow {
        PasteButton(payloadType: String.self) { log.append("\($0)") }
      } use: { window in
        try window.click("Paste")
        waitUntil { !log.lines.isEmpty }
        XCTAssertEqual(log.lines, [#"["Buy milk"]"#])
        clearPasteboard()
        window.settle()
        XCTAssertFalse(try window.button("Paste").isSensitive)
        Pasteboard.general.setString("Buy bread")
        window.settle()
        try window.click("Paste")
        waitUntil { log.lines.count == 2 }
        XCTAssertEqual(log.lines.last, #"["Buy bread"]"#)
      }
    }
  }

  func testTheKeysCopyAndPasteWhileTheViewHasTheFocus() throws {
    try onMain {
      let log = Log()
      clearPasteboard()
      try inWindow {
        VStack {
          HStack { Button("inside") {} }
            .copyable(["Buy milk", "Buy bread"])
            .pasteDestination(for: String.self) { log.append("\($0)") }
          Button("outside") {}
        }
      } use: { window in
        try window.button("outside").grabFocus()
        window.press("<Control>c")
        XCTAssertFalse(Pasteboard.general.hasStrings)
        try window.button("inside").grabFocus()
        XCTAssertFalse(window.press("<Control>v"), "The pasteboard contains no text.")
        XCTAssertTrue(window.press("<Control>c"))
        XCTAssertTrue(Pasteboard.general.hasStrings)
        XCTAssertTrue(window.press("<Control>v"))
        waitUntil { !log.lines.isEmpty }
        XCTAssertEqual(log.lines, [#"["Buy milk\nBuy bread"]"#])
      }
    }
  }

  func testAnEmptyPayloadCopiesNothing() throws {
    try onMain {
      Pasteboard.general.setString("kept")
      try inWindow {
        Button("inside") {}.copyable([])
      } use: { window in
        try window.button("inside").grabFocus()
        XCTAssertFalse(window.press("<Control>c"))
        XCTAssertEqual(pasted(), "kept")
      }
    }
  }

  func testAListCopiesItsSelection() throws {
    try onMain {
      clearPasteboard()
      try inWindow {
        SelectionList()
      } use: { window in
        try window.first(ListView<Bin>.self).grabFocus()
        window.settle()
        XCTAssertTrue(window.press("<Control>c"))
        XCTAssertEqual(pasted(), "Milk")
      }
    }
  }

  func testTheTextIsReadAsynchronously() {
    onMain {
      Pasteboard.general.setString("Buy milk")
      let texts = Log()
      Task {
        texts.append(await Pasteboard.general.string() ?? "no text")
        clearPasteboard()
        texts.append(await Pasteboard.general.string() ?? "no text")
      }
      waitUntil { texts.lines.count == 2 }
      XCTAssertEqual(texts.lines, ["Buy milk", "no text"])
    }
  }
}

private struct SelectionList: View {
  @State private var selection: String? = "Milk"

  var body: some View {
    List(["Bread", "Milk"], id: \.self, selection: $selection) { Text($0) }
      .copyable([selection].compactMap(\.self))
  }
}

/// Replaces the content of the pasteboard with a content that is no text.
@MainActor
private func clearPasteboard() {
  let bytes = g_bytes_new("x", 1)
  let provider = gdk_content_provider_new_for_bytes("image/x-unknown", bytes)
  gdk_clipboard_set_content(Clipboard.default?.opaque, provider)
  if let provider { g_object_unref(provider) }
  g_bytes_unref(bytes)
}

@MainActor
private func pasted() -> String? {
  var isRead = false
  var text: String?
  Pasteboard.general.readString {
    text = $0
    isRead = true
  }
  waitUntil { isRead }
  return text
}

@MainActor
private func waitUntil(_ condition: @MainActor () -> Bool) {
  GtkTesting.wait(timeout: .seconds(5), until: condition)
}
