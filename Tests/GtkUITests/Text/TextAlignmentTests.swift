import GtkTestSupport
import XCTest

import class Gtk.Box

@testable import GtkUI

final class TextAlignmentTests: XCTestCase {
  private static let long = Array(repeating: "word", count: 60).joined(separator: " ")

  func testTextIsNotBrokenWithinAShortWord() throws {
    try inWindow {
      VStack {
        Text("Work")
        Text("Work and play")
        Text("Donaudampfschifffahrt")
      }
    } use: { window in
      let labels = window.all(GtkLabel.self)
      let widths = labels.map { $0.measure(.horizontal) }
      XCTAssertEqual(widths[0].minimum, widths[0].natural)
      XCTAssertEqual(widths[1].minimum, widths[0].minimum, "It breaks between its words.")
      XCTAssertLessThan(widths[2].minimum, widths[2].natural, "A line may be too short for it.")
    }
  }

  /// The lines of a wrapped text are shorter than the label, so the label aligns its lines.
  func testLinesOfATextAreAlignedWithItsColumn() throws {
    try inWindow(width: 300) {
      VStack(alignment: .leading) { Text(Self.long) }
    } use: { window in
      XCTAssertEqual(try window.first(GtkLabel.self).xalign, 0)
      window.update { VStack(alignment: .trailing) { Text(Self.long) } }
      XCTAssertEqual(try window.first(GtkLabel.self).xalign, 1)
      window.update { VStack { Text(Self.long) } }
      XCTAssertEqual(try window.first(GtkLabel.self).xalign, 0.5)
    }
  }

  /// A column with `.fill` has no side. A text begins at the leading edge, or aligns its lines as
  /// its own modifier specifies.
  func testTextThatFillsItsColumnIsAlignedByItsOwnModifierOrAtTheStart() throws {
    try inWindow(width: 300) {
      VStack(alignment: .fill) {
        Text("short")
        Text(Self.long).multilineTextAlignment(.trailing)
        Text("short").multilineTextAlignment(.center)
      }
    } use: { window in
      let labels = window.all(GtkLabel.self)
      XCTAssertEqual(labels.map(\.halign), [.fill, .fill, .fill])
      XCTAssertEqual(labels.map(\.xalign), [0, 1, 0.5])
      window.update {
        VStack(alignment: .fill) {
          Text("short")
          Text(Self.long).multilineTextAlignment(.leading)
          Text("short").multilineTextAlignment(.trailing)
        }
      }
      XCTAssertEqual(labels.map(\.xalign), [0, 0, 1])
      window.update {
        VStack(alignment: .center) {
          Text("short")
          Text(Self.long).multilineTextAlignment(.leading)
          Text("short").multilineTextAlignment(.trailing)
        }
      }
      XCTAssertEqual(labels.map(\.xalign), [0.5, 0.5, 0.5])
    }
  }

  func testLinesOfALongTextInAFormAreAlignedAtTheStart() throws {
    try inWindow(width: 300) {
      Form {
        Text(Self.long)
        Toggle(Self.long, isOn: .constant(true))
        HStack { Text(Self.long) }
      }
    } use: { window in
      let labels = window.all(GtkLabel.self).filter { $0.text == Self.long }
      XCTAssertEqual(labels.map(\.xalign), [0, 0, 0])
    }
  }

  func testLongButtonTitleIsWrapped() throws {
    try inWindow(width: 300) {
      VStack { Button(Self.long) {} }
    } use: { window in
      XCTAssertLessThanOrEqual(window.widget.measure(.horizontal).minimum, 300)
      let button = try window.button(Self.long)
      XCTAssertGreaterThan(button.allocatedHeight, 100)
      XCTAssertEqual(button.accessibleName, Self.long)
    }
  }

  func testTextInAHorizontalScrollViewIsNotWrapped() throws {
    try inWindow(width: 300) {
      VStack {
        ScrollView(.horizontal) { Text(Self.long) }
        ScrollView { Text(Self.long) }
      }
    } use: { window in
      let labels = window.all(GtkLabel.self).filter { $0.text == Self.long }
      XCTAssertGreaterThan(labels[0].allocatedWidth, 1000)
      XCTAssertLessThanOrEqual(labels[1].allocatedWidth, 300)
    }
  }

  func testDividerInAFormRowDoesNotStretchTheRow() throws {
    try inWindow {
      DividedRow(hasDivider: true)
    } use: { window in
      let box = try XCTUnwrap(window.all(Box.self).first { $0.hasCSSClass("section-box") })
      let height = box.allocatedHeight
      XCTAssertGreaterThan(height, 0)
      XCTAssertLessThan(height, 80)
      window.update { DividedRow(hasDivider: false) }
      XCTAssertEqual(box.allocatedHeight, height)
    }
  }
}

private struct DividedRow: View {
  let hasDivider: Bool

  var body: some View {
    Form {
      HStack {
        Text("One")
        if hasDivider { Divider() }
        Text("Two")
      }
    }
  }
}
