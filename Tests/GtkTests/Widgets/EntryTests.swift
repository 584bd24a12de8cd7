import CGtk
import TestSupport
import XCTest

@testable import Gtk

final class EntryTests: GtkTestCase {
  func testReplacedTextOfAnEntryIsReportedOnce() {
    withoutLeaks { probe in
      let entry = probe(Entry(text: "one", placeholder: "Name"))
      var texts: [String] = []
      entry.onChanged { [weak entry] in texts.append(entry?.text ?? "") }
      entry.text = "two"
      XCTAssertEqual(texts, ["two"])
      XCTAssertEqual(entry.placeholder, "Name")
    }
  }

  func testHandlerCorrectsTheTextOfItsEntry() {
    withoutLeaks { probe in
      let entry = probe(Entry())
      entry.onChanged { [weak entry] in
        guard let entry else { return }
        let digits = entry.text.filter(\.isNumber)
        if entry.text != digits { entry.text = digits }
      }
      entry.text = "1a2"
      XCTAssertEqual(entry.text, "12")
    }
  }

  func testEntryStoresItsProperties() {
    withoutLeaks { probe in
      let entry = probe(Entry(text: "héllo 👍"))
      entry.cursorPosition = 2
      XCTAssertEqual(entry.cursorPosition, 2)
      entry.cursorPosition = -1
      XCTAssertEqual(entry.cursorPosition, 7)
      entry.isEditable = false
      entry.isTextVisible = false
      entry.activatesDefault = true
      entry.maxLength = 9
      entry.widthChars = 5
      entry.xalign = 1
      XCTAssertFalse(entry.isEditable)
      XCTAssertFalse(entry.isTextVisible)
      XCTAssertTrue(entry.activatesDefault)
      XCTAssertEqual(entry.maxLength, 9)
      XCTAssertEqual(entry.widthChars, 5)
      XCTAssertEqual(entry.xalign, 1)
      entry.widthChars = nil
      XCTAssertNil(entry.widthChars)
    }
  }

  func testEntryIsActivatedByItsInnerText() {
    withoutLeaks { probe in
      let entry = probe(Entry())
      var activations = 0
      entry.onActivate { activations += 1 }
      withWindow(showing: entry) { _ in
        // The text inside the entry receives the keys.
        entry.firstChild?.emit("activate")
        XCTAssertEqual(activations, 1)
      }
    }
  }

  func testSearchEntryReportsAChangeAndASearch() {
    withoutLeaks { probe in
      let entry = probe(SearchEntry())
      entry.placeholder = "Search"
      XCTAssertEqual(entry.placeholder, "Search")
      XCTAssertEqual(entry.accessibleRole, .searchBox)
      var texts: [String] = []
      var searches = 0
      entry.onChanged { [weak entry] in texts.append(entry?.text ?? "") }
      entry.onSearchChanged { searches += 1 }
      entry.text = "find"
      XCTAssertEqual(texts, ["find"])
      XCTAssertTrue(MainContext.iterate { searches > 0 })
    }
  }

  func testLongTextIsShownInPartAndKeptAsAWhole() {
    withoutLeaks { probe in
      for entry in [probe(Entry()) as any Editable, probe(SearchEntry()), probe(PasswordEntry())] {
        let long = "é".repeated(70_000)
        var texts: [String] = []
        entry.onChanged { [weak entry] in texts.append(entry?.text ?? "") }
        entry.text = long
        XCTAssertEqual(texts, [long], "Handlers read the whole text.")
        XCTAssertEqual(entry.text, long)
        XCTAssertFalse(entry.isEditable)
        entry.cursorPosition = -1
        XCTAssertEqual(entry.cursorPosition, 10_001, "The start, and an ellipsis.")
        entry.text = "short"
        XCTAssertEqual(entry.text, "short")
        XCTAssertTrue(entry.isEditable)
        entry.text = "x".repeated(10_000)
        XCTAssertTrue(entry.isEditable, "The longest text that can be edited.")
      }
    }
  }

  func testInsertionThatIsTooLongIsRefusedAsAWhole() {
    withoutLeaks { probe in
      let entry = probe(Entry(text: "start"))
      var position: Int32 = 5
      let text = "x".repeated(10_000)
      gtk_editable_insert_text(entry.opaque, text, Int32(text.utf8.count), &position)
      XCTAssertEqual(entry.text, "start")
      gtk_editable_insert_text(entry.opaque, "er", 2, &position)
      XCTAssertEqual(entry.text, "starter")
    }
  }
}
