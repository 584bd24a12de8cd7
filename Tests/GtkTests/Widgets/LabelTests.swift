import CGtk
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

  func testLabelStoresItsMnemonicWidget() {
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

  func testLabelBrokenWithinAWordShowsNoHyphen() {
    withoutLeaks { probe in
      var bold = TextAttributes()
      bold.weight = 700
      let cases: [(TextAttributes?, Bool)] = [
        (nil, false), (nil, true), (TextAttributes(), false), (bold, false), (bold, true),
      ]
      for (attributes, hasTabularFigures) in cases {
        let label = probe(Label(text: "/home/somebody/org.composablegtk.Counters/session.json"))
        label.hasTabularFigures = hasTabularFigures
        label.wraps = true
        label.wrapMode = .wordOrCharacter
        if let attributes { label.setAttributes([(54, attributes)]) }
        let outer = Bin(child: label)
        outer.horizontalLimits = Bin.Limits(minimum: 100, natural: 100, maximum: 100)
        withWindow(showing: outer) { _ in
          XCTAssertGreaterThan(label.lineCount, 3)
          XCTAssertEqual(label.hyphenCount, 0)
        }
      }
    }
  }

  func testLabelStoresItsLayoutProperties() {
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

  func testTabularFiguresAreEquallyWideByAFontFeature() {
    withoutLeaks { probe in
      let label = probe(Label(text: "1"))
      label.hasTabularFigures = true
      // In many fonts, all figures are equally wide without the feature.
      XCTAssertTrue(label.attributesText.contains("tnum=1"), label.attributesText)
      let one = label.measure(.horizontal).natural
      label.text = "8"
      XCTAssertEqual(label.measure(.horizontal).natural, one)
      label.hasTabularFigures = false
      XCTAssertFalse(label.attributesText.contains("tnum=1"), label.attributesText)
    }
  }

  func testTabularFiguresAndAttributesOfRangesAreIndependent() {
    withoutLeaks { probe in
      let label = probe(Label(text: "12"))
      var bold = TextAttributes()
      bold.weight = 700
      @MainActor func expect(tabular: Bool, bold: Bool, line: UInt = #line) {
        let text = label.attributesText
        XCTAssertEqual(text.contains("tnum=1"), tabular, text, line: line)
        XCTAssertEqual(text.contains("weight"), bold, text, line: line)
      }
      label.setAttributes([(1, bold)])
      label.hasTabularFigures = true
      expect(tabular: true, bold: true)
      label.setAttributes([])
      expect(tabular: true, bold: false)
      label.setAttributes([(1, bold)])
      label.hasTabularFigures = false
      expect(tabular: false, bold: true)
    }
  }

  func testLongWordIsNotWiderThanTenLettersAndKeepsItsAttributes() {
    withoutLeaks { probe in
      let word = String(repeating: "x", count: 5000)
      let label = probe(Label(text: word))
      label.wraps = true
      label.wrapMode = .wordOrCharacter
      XCTAssertLessThan(label.measure(.horizontal).minimum, 200)
      XCTAssertGreaterThan(label.text.count, word.count, "A line can end in the word.")
      var bold = TextAttributes()
      bold.weight = 700
      label.setAttributes([(750, TextAttributes()), (4250, bold)])
      XCTAssertTrue(label.attributesText.contains("753 \(label.text.utf8.count) weight"))
      label.isSelectable = true
      label.text = String(word.prefix(1500))
      XCTAssertEqual(label.text.count, 1500, "A copied text has no other characters.")
      label.isSelectable = false
      XCTAssertGreaterThan(label.text.count, 1500)
      label.text = "short"
      XCTAssertEqual(label.text, "short")
      XCTAssertLessThan(label.measure(.horizontal).minimum, 30)
    }
  }
}

extension Label {
  fileprivate var lineCount: Int { Int(pango_layout_get_line_count(gtk_label_get_layout(opaque))) }

  /// The number of lines that end with a hyphen that isn't in the text.
  fileprivate var hyphenCount: Int {
    let layout = gtk_label_get_layout(opaque)
    return (0..<pango_layout_get_line_count(layout)).reduce(0) { count, index in
      guard let line = pango_layout_get_line_readonly(layout, index) else { return count }
      var run = line.pointee.runs
      var hyphens = 0
      while let each = run {
        let glyphs = each.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
        let flags = UInt32(glyphs.pointee.item.pointee.analysis.flags)
        if flags & UInt32(PANGO_ANALYSIS_FLAG_NEED_HYPHEN) != 0 { hyphens += 1 }
        run = each.pointee.next
      }
      return count + hyphens
    }
  }
}
