import XCTest

@testable import Gtk

final class LabelTests: GtkTestCase {
  func testTextIsNeverMarkup() {
    withoutLeaks { probe in
      let label = probe(Label(text: "<b>_bold</b> & more"))
      XCTAssertEqual(label.text, "<b>_bold</b> & more")
      label.text = "_x &lt;"
      XCTAssertEqual(label.text, "_x &lt;")
      XCTAssertEqual(label.accessibleLabel, "_x &lt;")
    }
  }

  func testMnemonicActivatesTheWidgetItNames() {
    withoutLeaks { probe in
      let label = probe(Label(mnemonic: "_Name"))
      let entry = probe(Entry())
      XCTAssertEqual(label.text, "Name")
      label.mnemonicWidget = entry
      XCTAssert(label.mnemonicWidget === entry)
      label.mnemonicWidget = nil
      XCTAssertNil(label.mnemonicWidget)
    }
  }

  func testLayout() {
    withoutLeaks { probe in
      let label = probe(Label(text: "one two three four five six"))
      label.wraps = true
      label.wrapMode = .wordOrCharacter
      label.maxWidthChars = 8
      label.widthChars = 4
      label.lines = 2
      label.ellipsize = .end
      label.justification = .center
      label.isSelectable = true
      label.xalign = 0
      label.yalign = 1
      XCTAssertTrue(label.wraps)
      XCTAssertEqual(label.wrapMode, .wordOrCharacter)
      XCTAssertEqual(label.maxWidthChars, 8)
      XCTAssertEqual(label.widthChars, 4)
      XCTAssertEqual(label.lines, 2)
      XCTAssertEqual(label.ellipsize, .end)
      XCTAssertEqual(label.justification, .center)
      XCTAssertTrue(label.isSelectable)
      XCTAssertEqual(label.xalign, 0)
      XCTAssertEqual(label.yalign, 1)
      label.maxWidthChars = nil
      XCTAssertNil(label.maxWidthChars)
    }
  }

  func testTabularFiguresAreEquallyWide() {
    withoutLeaks { probe in
      let label = probe(Label(text: "1"))
      label.hasTabularFigures = true
      let one = label.measure(.horizontal).natural
      label.text = "8"
      XCTAssertEqual(label.measure(.horizontal).natural, one)
      label.hasTabularFigures = false
    }
  }
}
