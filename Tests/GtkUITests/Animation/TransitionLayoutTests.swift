import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// The layout of stacks during transitions.
final class TransitionLayoutTests: XCTestCase {
  func testColumnInARowWithoutWrappingTextIsLaidOut() throws {
    try inLayout(.columnInRow) { model, window, clock in
      withAnimation(.linear(duration: 1)) { model.isShown = true }
      window.settle()
      clock.advance(by: 0)
      for _ in 0..<12 {
        clock.advance(by: 0.1)
        window.settle()
      }
      XCTAssertEqual(window.texts, ["Button", "inserted"])
    }
  }

  func testRowsOfAnEmptyColumnAreLaidOut() throws {
    try inLayout(.centeredRows) { model, window, clock in
      withAnimation(.linear(duration: 1)) { model.ids = [1, 2, 3] }
      window.settle()
      clock.advance(by: 0)
      for _ in 0..<12 {
        clock.advance(by: 0.1)
        window.settle()
      }
      withAnimation(.linear(duration: 1)) { model.ids = [] }
      for _ in 0..<12 {
        clock.advance(by: 0.1)
        window.settle()
      }
      XCTAssertEqual(window.bins.count, 0)
    }
  }

  func testTextInARowDoesNotWrapDuringATransition() throws {
    try inLayout(.row) { model, window, clock in
      let height = window.rowHeight
      withAnimation(.linear(duration: 1)) { model.isShown = true }
      window.settle()
      clock.advance(by: 0)
      let bin = try XCTUnwrap(window.bins.first)
      var width = 0
      for _ in 0..<60 {
        clock.advance(by: 1.0 / 60)
        window.settle()
        XCTAssertEqual(window.rowHeight, height)
        let newWidth = bin.measure(.horizontal).natural
        XCTAssertGreaterThanOrEqual(newWidth, width)
        width = newWidth
      }
      XCTAssertGreaterThan(width, 60)
    }
  }

  func testAlternativeViewThatReturnsKeepsTheHeight() throws {
    try inLayout(.alternatives) { model, window, clock in
      let height = window.rowHeight
      for step in 1...5 {
        withAnimation(.linear(duration: 1)) { model.isShown.toggle() }
        window.settle()
        XCTAssertEqual(Double(window.rowHeight), Double(height), accuracy: 1, "step \(step)")
        clock.advance(by: 0)
        clock.advance(by: 0.2)
        window.settle()
        XCTAssertEqual(Double(window.rowHeight), Double(height), accuracy: 1, "step \(step)")
      }
    }
  }

  func testModifiersAroundAnIfApplyToTheInsertedView() throws {
    try inLayout(.modified) { model, window, clock in
      withAnimation(.linear(duration: 1)) { model.isShown = true }
      window.settle()
      let button = try window.widget.button("inserted")
      XCTAssertTrue(button.hasCSSClass("suggested-action"))
      XCTAssertEqual(button.marginTop, 27)
      let bin = try XCTUnwrap(window.bins.first)
      XCTAssertEqual(bin.measure(.vertical).natural, 0)
      XCTAssertFalse(bin.hasCSSClass("suggested-action"))
      clock.advance(by: 0)
      clock.advance(by: 1.1)
      window.settle()
      let height = bin.measure(.vertical).natural
      XCTAssertGreaterThan(height, 2 * 27)
      withAnimation(.linear(duration: 1)) { model.isShown = false }
      window.settle()
      let picture = try XCTUnwrap(window.bins.first)
      XCTAssertEqual(picture.measure(.vertical).natural, height)
      XCTAssertEqual(picture.pictureMargins.top, 27)
      XCTAssertEqual(picture.opacity, 1)
    }
  }

  func testViewsInTheInsertedViewCanChangeDuringTheTransition() throws {
    try inLayout(.group) { model, window, clock in
      withAnimation(.linear(duration: 1)) { model.isShown = true }
      window.settle()
      XCTAssertEqual(window.texts, ["inserted", "first", "end"])
      model.ids = [1]
      window.settle()
      XCTAssertEqual(window.texts, ["inserted", "second", "end"])
      clock.advance(by: 0)
      clock.advance(by: 1.1)
      model.ids = []
      window.settle()
      XCTAssertEqual(window.texts, ["inserted", "first", "end"])
      model.isShown = false
      window.settle()
      XCTAssertEqual(window.texts, ["end"])
    }
  }

  func testLeadingEdgeIsTheRightEdgeInARightToLeftLayout() throws {
    try inLayout(.rightToLeft) { model, window, clock in
      withAnimation(.linear(duration: 1)) { model.isShown = true }
      window.settle()
      let content = try XCTUnwrap(window.bins.first?.content)
      clock.advance(by: 0)
      clock.advance(by: 0.25)
      XCTAssertEqual(content.effects.shift.x, 0.75, accuracy: 0.03)
    }
  }

  func testViewsOfAZStackKeepTheirCenter() throws {
    try inLayout(.overlapping) { model, window, clock in
      withAnimation(.linear(duration: 1)) { model.isShown = true }
      window.settle()
      clock.advance(by: 0)
      clock.advance(by: 0.5)
      window.settle()
      let bin = try XCTUnwrap(window.bins.first)
      XCTAssertEqual(bin.halign, .center)
      XCTAssertGreaterThan(bin.content?.allocatedWidth ?? 0, bin.allocatedWidth)
      clock.advance(by: 0.6)
      window.settle()
      XCTAssertEqual(bin.content?.allocatedWidth, bin.allocatedWidth)
    }
  }

  private func inLayout(
    _ kind: LayoutKind,
    _ use: @MainActor (LayoutModel, TestWindow<LayoutPage>, TestAnimationClock) throws -> Void
  ) throws {
    try onMain {
      let model = LayoutModel()
      let clock = TestAnimationClock()
      AnimationClock.test = clock
      defer { AnimationClock.test = nil }
      try withAnimations {
        try inWindow {
          LayoutPage(kind: kind, model: model)
        } use: { window in
          window.settle()
          try use(model, window, clock)
        }
      }
    }
  }
}

extension TestWindow {
  fileprivate var bins: [TransitionBin] { widget.all(TransitionBin.self) }

  /// The height of the stack with the label "end".
  fileprivate var rowHeight: Int {
    let stack = widget.all(Gtk.Box.self).first { ($0.children.last as? Gtk.Label)?.text == "end" }
    return stack?.measure(.vertical).natural ?? 0
  }
}

private enum LayoutKind {
  case columnInRow, centeredRows, row, alternatives, modified, group, rightToLeft, overlapping
}

@MainActor
@Observable
private final class LayoutModel {
  var isShown = false
  var ids: [Int] = []
}

private struct LayoutPage: View {
  let kind: LayoutKind
  let model: LayoutModel

  var body: some View {
    switch kind {
    case .columnInRow:
      HStack {
        VStack {
          Button("Button") {}
          if model.isShown { Button("inserted") {} }
        }
      }
    case .centeredRows:
      VStack { VStack { ForEach(model.ids, id: \.self) { Button("\($0)") {} } } }
    case .row:
      HStack {
        if model.isShown { Text("A text of several words") }
        Text("end")
      }
    case .alternatives:
      VStack {
        if model.isShown { Text("first") } else { Text("second") }
        Text("end")
      }
    case .modified:
      VStack {
        Group {
          if model.isShown { Button("inserted") {}.padding(7) }
        }
        .styleClass("suggested-action")
        .opacity(0.5)
        .padding(20)
        Text("end")
      }
    case .group:
      VStack {
        if model.isShown {
          Text("inserted")
          if model.ids.isEmpty { Text("first") } else { Text("second") }
        }
        Text("end")
      }
    case .rightToLeft:
      VStack {
        if model.isShown { Text("inserted").transition(.slide) }
        Text("end")
      }
      .environment(\.layoutDirection, .rightToLeft)
    case .overlapping:
      ZStack {
        Text("base").padding(40)
        if model.isShown { Text("inserted") }
      }
    }
  }
}
