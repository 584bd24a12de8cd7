import GtkTestSupport
import GtkUI
import XCTest

import class Gtk.Bin
import class Gtk.Label

final class PaddingTests: XCTestCase {
  func testPaddingOfAReplacingViewIsAppliedOnce() throws {
    let model = onMain { Model() }
    try inWindow {
      PaddedChoice(model: model)
    } use: { window in
      XCTAssertEqual(try window.first(GtkLabel.self).marginStart, 10)
      model.isOn = true
      window.settle()
      XCTAssertEqual(try window.first(GtkLabel.self).text, "on")
      XCTAssertEqual(try window.first(GtkLabel.self).marginStart, 40)
    }
  }

  func testPaddingOverloadsSetTheMarginsOfTheWidget() throws {
    for (padded, expected) in onMain({
      [
        (AnyView(Text("1").padding()), [12, 12, 12, 12]),
        (AnyView(Text("1").padding(8)), [8, 8, 8, 8]),
        (AnyView(Text("1").padding(.horizontal)), [0, 12, 0, 12]),
        (AnyView(Text("1").padding(.horizontal, 8)), [0, 8, 0, 8]),
        (AnyView(Text("1").padding([.top, .trailing], 2.6)), [3, 0, 0, 3]),
        (
          AnyView(Text("1").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))),
          [1, 2, 3, 4]
        ),
        (AnyView(Text("1").padding(-5)), [0, 0, 0, 0]),
        (AnyView(Text("1").padding(.nan)), [0, 0, 0, 0]),
      ]
    }) {
      try inWindow {
        padded
      } use: { window in
        XCTAssertEqual(try window.first(Label.self).margins, expected)
      }
    }
  }

  func testNestedPaddingsAddUpAndAreUpdatedSeparately() throws {
    try inWindow {
      Padded(inner: 1, outer: 2)
    } use: { window in
      let label = try window.first(Label.self)
      XCTAssertEqual(label.margins, [3, 1, 3, 1])
      window.update { Padded(inner: 5, outer: 2) }
      XCTAssertEqual(label.margins, [7, 5, 7, 5])
      window.update { Padded(inner: 5, outer: 0) }
      XCTAssertEqual(label.margins, [5, 5, 5, 5])
    }
  }

  func testBackgroundIncludesTheInnerPaddingAndNotTheOuterPadding() throws {
    try inWindow {
      VStack { Text("1").padding(10).background(.card).padding(3) }
    } use: { window in
      let label = try window.first(Label.self)
      let card = try XCTUnwrap(label.parent as? Bin)
      XCTAssertTrue(card.hasCSSClass("section-box"))
      XCTAssertEqual(card.margins, [3, 3, 3, 3])
      XCTAssertEqual(label.margins, [10, 10, 10, 10])
      window.update { VStack { Text("1").padding(10).background(.view).padding(3) } }
      XCTAssertFalse(card.hasCSSClass("section-box"))
      XCTAssertTrue(card.hasCSSClass("view"))
    }
  }
}

private struct Padded: View {
  let inner: Double
  let outer: Double

  var body: some View {
    Text("1").padding(inner).padding(.vertical, outer)
  }
}

private struct PaddedChoice: View {
  let model: Model

  var body: some View {
    Group {
      if model.isOn { Text("on") } else { Text("off") }
    }
    .padding(.leading, model.isOn ? 40 : 10)
  }
}
