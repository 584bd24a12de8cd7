import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class PopoverTests: XCTestCase {
  func testPopoverPointsToItsViewAndIsLabelledByItsTitle() throws {
    try inPopover { _, window in
      let popover = try XCTUnwrap(window.popover)
      XCTAssertTrue(popover.parent === (try window.button("Anchor")))
      XCTAssertTrue(
        GtkTesting.wait { popover.pointingArea == nil },
        "It points to all of a small view."
      )
      XCTAssertEqual(popover.accessibleLabel, "Title 0")
      XCTAssertEqual(popover.texts, ["presented 0, taps 0", "Tap", "Leave"])
      XCTAssertEqual(window.headerTitle, "Test")
      XCTAssertEqual(popover.position, .bottom)
    }
  }

  func testPopoverOfAFormFitsWithinTheWindow() throws {
    for edge in [Edge.top, .bottom] {
      try inWindow(height: 480) {
        Form { Text("Row") }
          .popover(isPresented: .constant(true), arrowEdge: edge) {
            VStack { ForEach(0..<5) { Text("Line \($0)") } }
          }
      } use: { window in
        let popover = try window.waitForPopover()
        let form = try XCTUnwrap(popover.parent)
        GtkTesting.wait { popover.pointingArea != nil }
        let area = try XCTUnwrap(popover.pointingArea)
        let top = try XCTUnwrap(form.translate(x: 0, y: 0, to: window.widget)).y
        let place = Int(top) + area.y
        let height = popover.measure(.vertical).natural
        if edge == .bottom {
          XCTAssertLessThanOrEqual(place + height, window.widget.allocatedHeight)
        } else {
          XCTAssertGreaterThanOrEqual(place - height, 0)
        }
      }
    }
  }

  func testEachWayToDismissAPopoverWritesFalseOnce() throws {
    let ways: [(String, @MainActor (Popover, TestWindow<PopoverBase>) throws -> Void)] = [
      ("Escape", { _, window in window.pressEscape() }),
      // GTK calls this function for a click beside the popover.
      ("a click beside it", { popover, _ in popover.popdown() }),
      ("dismiss", { popover, _ in try popover.click("Leave") }),
      ("closing the window", { _, window in window.requestClose() }),
    ]
    for (name, close) in ways {
      try inPopover { model, window in
        try close(try XCTUnwrap(window.popover), window)
        window.settle()
        XCTAssertEqual(model.log.lines, ["appear", "isOn = false", "disappear"], "by \(name)")
        XCTAssertNil(window.popover, name)
        XCTAssertTrue(window.widget.isVisible, name)
        XCTAssertFalse(try window.button("Anchor").children.contains { $0 is Popover }, name)
      }
    }
  }

  func testPopoverRemainsIfItsBindingRefusesFalse() throws {
    try inPopover { model, window in
      model.grantsRequests = false
      let popover = try XCTUnwrap(window.popover)
      window.pressEscape()
      XCTAssertTrue(window.popover === popover)
      popover.popdown()
      window.settle()
      XCTAssertTrue(window.popover === popover)
      XCTAssertEqual(model.log.lines, ["appear", "isOn = false", "isOn = false"])
    }
  }

  func testFocusMovesToAPopoverAndReturnsAfterItsDismissal() throws {
    try inPopover(isOn: false) { model, window in
      let other = try window.button("Other")
      other.grabFocus()
      model.isOn = true
      window.settle()
      XCTAssertEqual(window.widget.focusWidget?.accessibleName, "Tap")
      model.isOn = false
      window.settle()
      XCTAssertTrue(other.isFocus)
      model.isOn = true
      window.settle()
      window.popover?.popdown()
      window.settle()
      XCTAssertTrue(other.isFocus)
    }
  }

  func testButtonClickedWhileItsPopoverClosesRunsItsAction() throws {
    try inPopover { model, window in
      let popover = try XCTUnwrap(window.popover)
      let tap = try popover.button("Tap")
      popover.popdown()
      tap.emit("clicked")
      XCTAssertTrue(model.log.lines.contains("tap"))
    }
  }

  func testPopoverMovesToTheReplacementWidgetOfItsView() throws {
    try inPopover { model, window in
      try XCTUnwrap(window.popover).click("Tap")
      model.count = 1
      window.settle()
      try window.waitForPopover()
      XCTAssertEqual(window.popover?.texts.first, "presented 1, taps 1")
      XCTAssertEqual(model.log.lines, ["appear", "tap"])
      XCTAssertTrue(window.popover?.parent === (try window.button("Another")))
      model.isOn = false
      window.settle()
      XCTAssertNil(window.popover)
    }
  }

  func testPopoverIsDismissedWhenItsViewIsRemoved() throws {
    try inPopover { model, window in
      model.isBaseShown = false
      window.settle()
      XCTAssertNil(window.popover)
      XCTAssertEqual(model.log.lines, ["appear", "disappear"])
    }
  }

  func testPopoverOfAnEmptyViewPointsToTheContainer() throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = true
      try inWindow {
        VStack {
          Text("text")
          EmptyView().popover(isPresented: model.flag) { Text("popover") }
        }
      } use: { window in
        try window.waitForPopover()
        XCTAssertTrue(window.popover?.parent === (try window.first(Box.self)))
        model.isOn = false
        window.settle()
        XCTAssertNil(window.popover)
      }
    }
  }

  func testPopoverOfAViewWithoutASizeOrOutsideTheWindowPointsIntoTheWindow() throws {
    try onMain {
      for (size, offset) in [(0.0, 0.0), (20, -4_000), (20, 4_000)] {
        let model = PresentingModel()
        model.isOn = true
        try inWindow {
          ScrollView {
            VStack {
              Color.clear
                .frame(width: size, height: size)
                .popover(isPresented: model.flag) { Text("popover") }
                .offset(x: offset)
              Text("text")
            }
          }
        } use: { window in
          let popover = try window.waitForPopover()
          let parent = try XCTUnwrap(popover.parent)
          XCTAssertTrue(GtkTesting.wait { popover.pointingArea != nil }, "\(size) \(offset)")
          let area = try XCTUnwrap(popover.pointingArea)
          let place = try XCTUnwrap(
            parent.translate(x: Double(area.x), y: Double(area.y), to: window.widget)
          )
          XCTAssertTrue(
            (0..<Double(window.widget.allocatedWidth)).contains(place.x),
            "\(size) \(offset): \(place)"
          )
          XCTAssertTrue((0...Double(window.widget.allocatedHeight)).contains(place.y), "\(place)")
          // A popover that is pointed again in each frame would draw for ever.
          let clock = try XCTUnwrap(window.widget.frameClock)
          let frames = clock.frameCount
          GtkTesting.wait(timeout: .milliseconds(300)) { clock.frameCount > frames + 8 }
          XCTAssertLessThanOrEqual(clock.frameCount, frames + 8)
          model.isOn = false
          window.settle()
        }
      }
    }
  }

  func testAnotherItemReplacesThePopover() throws {
    try onMain {
      let model = PresentingModel()
      model.item = PresentedItem(id: 1)
      try inWindow {
        Button("Anchor") {}
          .popover(item: model.itemBinding, arrowEdge: .trailing) { Text("item \($0.id)") }
      } use: { window in
        try window.waitForPopover()
        let popover = window.popover
        XCTAssertEqual(popover?.position, .right)
        XCTAssertEqual(popover?.texts, ["item 1"])
        model.item = PresentedItem(id: 2)
        window.settle()
        XCTAssertEqual(window.popover?.texts, ["item 2"])
        XCTAssertFalse(window.popover === popover)
        window.pressEscape()
        XCTAssertNil(model.item)
      }
    }
  }

  private func inPopover(
    isOn: Bool = true,
    _ use: @MainActor (PresentingModel, TestWindow<PopoverBase>) throws -> Void
  ) throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = isOn
      try inWindow {
        PopoverBase(model: model)
      } use: { window in
        if isOn { try window.waitForPopover() }
        try use(model, window)
      }
    }
  }
}

/// A view with a popover, whose anchor becomes another widget when the count of the model changes.
struct PopoverBase: View {
  let model: PresentingModel

  var body: some View {
    VStack {
      if model.isBaseShown {
        AnchorView(model: model)
          .popover(isPresented: model.flag) { PresentedView(model: model) }
      }
      Button("Other") {}
    }
  }
}

private struct AnchorView: View {
  let model: PresentingModel

  var body: some View {
    if model.count == 0 {
      Button("Anchor") {}
    } else {
      Button("Another") {}
    }
  }
}
