import GtkTestSupport
import GtkUI
import XCTest

import class Gtk.Box
import class Gtk.Label
import class Gtk.Overlay

final class LayoutModifierTests: XCTestCase {
  func testHiddenViewOccupiesItsSpaceAndCannotBeFocused() throws {
    try inWindow {
      VStack {
        Button("1") {}.hidden()
        Button("2") {}
      }
    } use: { window in
      let box = try window.first(Box.self)
      let buttons = box.children
      XCTAssertFalse(buttons[0].isMapped)
      XCTAssertTrue(buttons[1].isMapped)
      XCTAssertGreaterThan(try XCTUnwrap(buttons[1].place(in: box)).y, 20)
      XCTAssertFalse(buttons[0].grabFocus())
      window.widget.focusWidget = nil
      // Presses of Tab move the focus to all focusable widgets of the window.
      let reached = (0..<5).map { _ in
        window.widget.childFocus(.tabForward)
        return window.widget.focusWidget
      }
      let button = try window.button("2")
      XCTAssertTrue(reached.contains { $0 === button })
      XCTAssertFalse(reached.contains { $0 === buttons[0] })
    }
  }

  func testOpacityIsUpdated() throws {
    try inWindow {
      Text("1").opacity(0.5)
    } use: { window in
      let label = try window.first(Label.self)
      XCTAssertEqual(label.opacity, 0.5, accuracy: 0.01)
      window.update { Text("1").opacity(0.25) }
      XCTAssertEqual(label.opacity, 0.25, accuracy: 0.01)
    }
  }

  func testViewIsReplacedWhenItsIDChanges() throws {
    try inWindow {
      VStack { Counting().id(1) }
    } use: { window in
      try window.click("0")
      let label = try window.button("1")
      window.update { VStack { Counting().id(1) } }
      XCTAssertTrue(try window.button("1") === label)
      window.update { VStack { Counting().id(2) } }
      XCTAssertEqual(window.texts, ["0"])
      XCTAssertNil(label.parent)
    }
  }

  func testZStackPlacesItsViewsInOrderAndAlignsThem() throws {
    try inWindow {
      HStack { Layers(hasMiddle: true, alignment: .bottomTrailing) }
    } use: { window in
      let overlay = try XCTUnwrap(window.all(Overlay.self).last)
      XCTAssertEqual(window.texts, ["bottom", "middle", "top"])
      XCTAssertEqual([overlay.allocatedWidth, overlay.allocatedHeight], [200, 100])
      let top = try XCTUnwrap(window.all(Label.self).last)
      var place = try XCTUnwrap(top.place(in: overlay))
      XCTAssertEqual([place.x + place.width, place.y + place.height], [200, 100])
      window.update { HStack { Layers(hasMiddle: false, alignment: .topLeading) } }
      XCTAssertEqual(window.texts, ["bottom", "top"])
      window.update { HStack { Layers(hasMiddle: true, alignment: .topLeading) } }
      XCTAssertEqual(window.texts, ["bottom", "middle", "top"])
      XCTAssertTrue(GtkTesting.wait { top.place(in: overlay)?.x == 0 })
      place = try XCTUnwrap(top.place(in: overlay))
      XCTAssertEqual(place.y, 0)
    }
  }

  func testOverlayDoesNotChangeTheSizeOfItsView() throws {
    try inWindow {
      HStack { Badged(count: 1) }
    } use: { window in
      let overlay = try XCTUnwrap(window.all(Overlay.self).last)
      XCTAssertEqual([overlay.allocatedWidth, overlay.allocatedHeight], [40, 40])
      XCTAssertEqual(window.texts, ["base", "1"])
      let badge = window.all(Label.self)[1]
      let place = try XCTUnwrap(badge.place(in: overlay))
      XCTAssertEqual(place.y, 0)
      XCTAssertEqual(place.x + place.width, 40)
      window.update { HStack { Badged(count: 2) } }
      XCTAssertEqual(window.texts, ["base", "2"])
      XCTAssertTrue(window.all(Label.self)[1] === badge)
      window.update { HStack { Badged(count: 0) } }
      XCTAssertEqual(window.texts, ["base"])
      XCTAssertNil(badge.parent)
    }
  }

  func testSpacerHasItsMinimumLength() throws {
    try inWindow {
      VStack {
        HStack(spacing: 0) {
          Text("1")
          Spacer(minLength: 40)
          Text("2")
        }
      }
    } use: { window in
      let row = window.all(Box.self)[1]
      let labels = window.all(Label.self)
      XCTAssertEqual(
        row.measure(.horizontal).minimum,
        40 + labels[0].measure(.horizontal).minimum + labels[1].measure(.horizontal).minimum
      )
    }
  }
}

private struct Counting: View {
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
  }
}

private struct Layers: View {
  let hasMiddle: Bool
  let alignment: Alignment

  var body: some View {
    ZStack(alignment: alignment) {
      Text("bottom").frame(width: 200, height: 100)
      if hasMiddle { Text("middle") }
      Text("top")
    }
  }
}

private struct Badged: View {
  let count: Int

  var body: some View {
    Text("base").frame(width: 40, height: 40)
      .overlay(alignment: .topTrailing) {
        if count > 0 { Text("\(count)") }
      }
  }
}
