import GtkTestSupport
import GtkUI
import XCTest

final class TextStyleTests: XCTestCase {
  func testThemeFontSetsAStyleClassThatIsUpdated() throws {
    try inWindow {
      Text("Title").font(.title)
    } use: { window in
      let label = try window.first(GtkLabel.self)
      XCTAssertTrue(label.hasCSSClass("title-1"))
      window.update { Text("Title").font(.caption) }
      XCTAssertFalse(label.hasCSSClass("title-1"))
      XCTAssertTrue(label.hasCSSClass("caption"))
    }
  }

  func testOwnFontAndColorOfATextOverrideThoseOfItsAncestors() throws {
    try inWindow {
      VStack {
        Text("Heading")
        Text("Caption").font(.caption).foregroundStyle(.red)
      }
      .font(.headline)
      .foregroundStyle(.secondary)
    } use: { window in
      let labels = window.all(GtkLabel.self)
      XCTAssertEqual(labels[0].appearanceClasses, ["heading", "dim-label"])
      XCTAssertEqual(labels[1].appearanceClasses, ["caption", "foreground-red"])
      window.update {
        VStack {
          Text("Heading")
          Text("Caption").font(.caption).foregroundStyle(.red)
        }
        .font(.body)
        .foregroundStyle(.primary)
      }
      XCTAssertEqual(labels[0].appearanceClasses, ["body", "foreground-primary"])
      XCTAssertEqual(labels[1].appearanceClasses, ["caption", "foreground-red"])
    }
  }

  func testStyleClassOfTheAppIsRetainedWhenTheFontChanges() throws {
    try inWindow {
      Text("1").font(.title).styleClass("title-1", "mine")
    } use: { window in
      let label = try window.first(GtkLabel.self)
      window.update { Text("2").font(.body).styleClass("title-1", "mine") }
      XCTAssertTrue(label.hasCSSClass("mine"))
      XCTAssertTrue(label.hasCSSClass("body"))
    }
  }

  func testConcatenatedTextsAreOneLabelWithTheirStyles() throws {
    try inWindow {
      (Text("Größe: ") + Text("12").bold()).italic()
    } use: { window in
      let label = try window.first(GtkLabel.self)
      XCTAssertEqual(window.texts, ["Größe: 12"])
      let wide = label.measure(.horizontal).natural
      XCTAssertTrue(label.attributesText.contains("italic"), label.attributesText)
      window.update { (Text("Größe: ") + Text("12")).italic() }
      XCTAssertLessThan(label.measure(.horizontal).natural, wide, "bold text is wider")
      window.update { Text("Größe: ") + Text("12") }
      XCTAssertFalse(label.attributesText.contains("italic"), label.attributesText)
    }
  }

  func testBoldTextAndTextOfALargerFontAreWider() throws {
    try inWindow {
      VStack {
        Text("Wide words")
        Text("Wide words").bold()
        Text("Wide words").font(.system(size: 40))
        Text("Wide words").bold(false)
      }
      .bold(false)
    } use: { window in
      let widths = window.all(GtkLabel.self).map { $0.measure(.horizontal).natural }
      XCTAssertLessThan(widths[0], widths[1])
      XCTAssertLessThan(widths[1] * 2, widths[2])
      XCTAssertEqual(widths[0], widths[3])
    }
  }

  func testSystemFontOfSize13HasTheSizeOfBodyText() throws {
    let sizes: [(font: Font, points: Int)] = [
      (.system(size: 13), 11), (.system(size: 26), 22), (.system(size: 0), 11),
      (.custom("serif", size: 13), 11), (.custom("serif", size: .nan), 11), (.body, 11),
    ]
    for (font, points) in sizes {
      try inWindow {
        VStack { Text("Wide words") + Text(" here").font(font) }
      } use: { window in
        let attributes = try window.first(GtkLabel.self).attributesText
        XCTAssertTrue(attributes.contains("size \(points * 1024)"), "\(font): \(attributes)")
      }
    }
  }

  func testMonospacedDigitsHaveEqualWidths() throws {
    try inWindow {
      VStack {
        Text("111").monospacedDigit()
        Text("000").monospacedDigit()
      }
    } use: { window in
      let labels = window.all(GtkLabel.self)
      let widths = labels.map { $0.measure(.horizontal).natural }
      XCTAssertEqual(widths[0], widths[1])
      // In many fonts, all digits are equally wide without the feature.
      for label in labels {
        XCTAssertTrue(label.attributesText.contains("tnum=1"), label.attributesText)
      }
    }
  }

  func testLineLimitTruncatesTheText() throws {
    let long = String(repeating: "word ", count: 80)
    try inWindow(width: 300) {
      VStack { Text(long).lineLimit(2).truncationMode(.tail) }
    } use: { window in
      let label = try window.first(GtkLabel.self)
      let two = label.measure(.vertical, for: 280).natural
      window.update { VStack { Text(long).lineLimit(1).truncationMode(.tail) } }
      let one = label.measure(.vertical, for: 280).natural
      XCTAssertLessThan(one, two)
      XCTAssertEqual(label.ellipsize, .end)
      window.update { VStack { Text(long).lineLimit(nil).truncationMode(.head) } }
      XCTAssertGreaterThan(label.measure(.vertical, for: 280).natural, two * 2)
      XCTAssertEqual(label.ellipsize, .none)
    }
  }

  func testMultilineTextAlignmentSetsTheJustificationOfTheLabel() throws {
    try inWindow {
      VStack {
        Text("a")
        Text("b").multilineTextAlignment(.trailing)
      }
    } use: { window in
      let labels = window.all(GtkLabel.self)
      XCTAssertEqual(labels.map(\.justification), [.left, .right])
      window.update {
        VStack {
          Text("a")
          Text("b").multilineTextAlignment(.center)
        }
      }
      XCTAssertEqual(labels.map(\.justification), [.left, .center])
    }
  }

  func testTextIsSelectableOnlyIfTextSelectionIsEnabled() throws {
    try inWindow {
      VStack {
        Text("a").textSelection(.enabled)
        Text("b")
      }
    } use: { window in
      XCTAssertEqual(window.all(GtkLabel.self).map(\.isSelectable), [true, false])
    }
  }

  func testTextFormatsItsValue() throws {
    let value = 1234.5
    let format = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
      .grouping(.never)
      .precision(.fractionLength(2))
    try inWindow {
      Text(value, format: format)
    } use: { window in
      XCTAssertEqual(window.texts, ["1234.50"])
    }
  }

  func testEqualTextDoesNotUpdateItsLabel() throws {
    try inWindow {
      (Text("a") + Text("b").bold()).foregroundColor(.blue)
    } use: { window in
      let label = try window.first(GtkLabel.self)
      var changes = 0
      label.onNotify("label") { changes += 1 }
      label.onNotify("attributes") { changes += 1 }
      label.onNotify("css-classes") { changes += 1 }
      window.update { (Text("a") + Text("b").bold()).foregroundColor(.blue) }
      XCTAssertEqual(changes, 0)
    }
  }

  func testForegroundColorWithoutAStyleClassAddsNoClass() throws {
    try inWindow {
      Text("a").foregroundStyle(Color(red: 0.2, green: 0.4, blue: .nan, opacity: 0))
    } use: { window in
      XCTAssertEqual(try window.first(GtkLabel.self).appearanceClasses, [])
    }
  }

  func testColorsOfConcatenatedTextsFollowTheColorScheme() throws {
    try inWindow {
      Stretches(scheme: .light)
    } use: { window in
      let label = try window.first(GtkLabel.self)
      let light = label.attributesText
      XCTAssertTrue(light.contains("foreground #9d6912f9194c"), light)
      XCTAssertTrue(light.contains("foreground-alpha 36044"), light)
      XCTAssertTrue(
        light.contains("foreground #000000000000"),
        "one that is exactly that: \(light)"
      )
      window.update { Stretches(scheme: .dark) }
      window.settle()
      let dark = label.attributesText
      XCTAssertTrue(dark.contains("foreground #ea365fc56618"), dark)
      XCTAssertTrue(dark.contains("foreground-alpha 36044"), dark)
      XCTAssertTrue(dark.contains("foreground #000000000000"), dark)
      window.update { Stretches(scheme: .light) }
      window.settle()
      XCTAssertEqual(label.attributesText, light)
    }
  }
}

private struct Stretches: View {
  let scheme: ColorScheme

  var body: some View {
    (Text("a") + Text("b").foregroundStyle(.red) + Text("c").foregroundStyle(.secondary)
      + Text("d").foregroundStyle(.black))
      .preferredColorScheme(scheme)
  }
}
