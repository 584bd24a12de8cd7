import Foundation
import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// The wheel over each kind of scroller. See `WheelTests` for scrollers in a page.
final class WheelInputTests: XCTestCase {
  func testWheelScrollsAListDownAndUp() throws {
    try withInput {
      List(0..<500) { Text("row \($0)") }
    } use: { window in
      try checkVertical(window)
    }
  }

  func testWheelScrollsAScrollViewDownAndUp() throws {
    try withInput {
      ScrollView { VStack { ForEach(0..<100) { Text("line \($0)") } } }
    } use: { window in
      try checkVertical(window)
    }
  }

  func testWheelScrollsATextEditorDownAndUp() throws {
    try withInput {
      TextEditor(text: .constant(String(repeating: "line\n", count: 200)))
        .accessibilityLabel("Notes")
    } use: { window in
      try checkVertical(window)
    }
  }

  func testWheelScrollsAFormDownAndUp() throws {
    try withInput(height: 300) {
      Form { Section("Numbers") { ForEach(0..<50) { Text("line \($0)") } } }
    } use: { window in
      try checkVertical(window)
    }
  }

  func testWheelScrollsAHorizontalScrollViewRightAndLeft() throws {
    try withInput {
      ScrollView(.horizontal) {
        HStack { ForEach(0..<100) { Text("column \($0)") } }.frame(height: 200)
      }
    } use: { window in
      let scrolled = try window.first(ScrolledWindow.self)
      try RealInput.scroll(.right, over: scrolled, notches: 2)
      expect(scrolled.horizontalOffset > 0)
      try RealInput.scroll(.left, over: scrolled, notches: 4)
      expect(scrolled.horizontalOffset == 0, "\(scrolled.horizontalOffset)")
    }
  }

  func testWheelScrollsTheOptionsOfAPicker() throws {
    try skipWithNewerDropDown()
    let model = onMain { ControlModel(0) }
    try withInput {
      Picker("Number", selection: model.binding) {
        ForEach(0..<100) { Text("option \($0)").tag($0) }
      }
    } use: { window in
      try RealInput.click(window.first(DropDown.self))
      let option = try window.popoverLabel("option 1")
      let top = { option.isMapped ? option.edgesInSurface?.y : nil }
      let before = try XCTUnwrap(top())
      try RealInput.scroll(.down, over: option)
      expect(top().map { $0 < before } ?? true, "\(before)")
      XCTAssertTrue(window.hasPopover)
      XCTAssertEqual(model.writes, [], "The wheel chooses nothing.")
      try RealInput.press("Escape", in: window.widget)
      expect(!window.hasPopover)
    }
  }

  func testWheelOverControlsWithoutTheFocusScrollsThePage() throws {
    let (number, count, date) = onMain {
      (ControlModel(5.0), ControlModel(2), ControlModel(Date(timeIntervalSince1970: 0)))
    }
    try withInput(height: 300) {
      ScrollView {
        VStack {
          Slider(value: number.binding, in: 0...10)
          Stepper("Amount", value: count.binding)
          Picker("Number", selection: count.binding) {
            ForEach(0..<10) { Text("option \($0)").tag($0) }
          }
          DatePicker("Due", selection: date.binding)
          Text(Array(repeating: "line", count: 100).joined(separator: "\n"))
        }
      }
    } use: { window in
      let page = try window.first(ScrolledWindow.self)
      let controls: [Widget] = [
        try window.first(Scale.self), try window.first(StepperButtons.self),
        try window.first(DropDown.self), try window.first(DateButton.self),
      ]
      for control in controls {
        window.widget.focusWidget = nil
        try RealInput.scroll(.down, over: control)
        expect(page.verticalOffset > 0, "\(control)")
        try RealInput.scroll(.up, over: page, at: .top, notches: 5)
        expect(page.verticalOffset == 0, "\(control): \(page.verticalOffset)")
      }
      XCTAssertEqual(number.writes, [])
      XCTAssertEqual(count.writes, [])
      XCTAssertEqual(date.writes, [])
    }
  }

  func testWheelOverASheetDoesNotScrollThePageBelow() throws {
    let model = onMain { ControlModel(true) }
    try withInput {
      ScrollView { VStack { ForEach(0..<100) { Text("line \($0)") } } }
        .sheet(isPresented: model.binding) { Text("Sheet").frame(width: 200, height: 200) }
    } use: { window in
      expect(window.sheet?.isMapped == true)
      window.settle()
      let page = try window.first(ScrolledWindow.self)
      let label = try XCTUnwrap(window.sheet?.labels.last { $0.text == "Sheet" })
      try RealInput.scroll(.down, over: label, notches: 3)
      XCTAssertEqual(page.verticalOffset, 0)
      model.value = false
      expect(window.sheet == nil)
      try RealInput.scroll(.down, over: page, notches: 3)
      expect(page.verticalOffset > 0)
    }
  }
}

@MainActor
private func checkVertical(
  _ window: TestWindow<some View>,
  line: UInt = #line
) throws {
  let scrolled = try window.first(ScrolledWindow.self)
  try RealInput.scroll(.down, over: scrolled, line: line)
  expect(scrolled.verticalOffset > 0, line: line)
  let first = scrolled.verticalOffset
  try RealInput.scroll(.down, over: scrolled, notches: 2, line: line)
  expect(scrolled.verticalOffset > first, line: line)
  try RealInput.scroll(.up, over: scrolled, notches: 6, line: line)
  expect(scrolled.verticalOffset == 0, "\(scrolled.verticalOffset)", line: line)
}
