import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class ListEditTests: XCTestCase {
  func testDeleteKeyRemovesTheSelectedRows() throws {
    let model = onMain { ItemModel((0..<5).map { Item($0) }) }
    try inWindow {
      Editable(model: model)
    } use: { window in
      let list = try window.list
      list.selectedIndices = [1, 3]
      window.settle()
      list.grabFocus()
      XCTAssertTrue(window.press("Delete"))
      XCTAssertEqual(model.items.map(\.id), [0, 2, 4])
      XCTAssertEqual(window.texts, ["0", "2", "4"])
      XCTAssertFalse(window.press("Delete"), "Nothing is selected any more.")
    }
  }

  func testRowMenuDeletesAndMovesItsRow() throws {
    let model = onMain { ItemModel((0..<3).map { Item($0) }) }
    try inWindow {
      Editable(model: model)
    } use: { window in
      try window.find(.listItem, named: "1").choose("Delete")
      GtkTesting.wait { window.popover == nil }
      XCTAssertEqual(model.items.map(\.id), [0, 2])
      try window.find(.listItem, named: "2").choose("Move Up")
      GtkTesting.wait { window.popover == nil }
      XCTAssertEqual(model.items.map(\.id), [2, 0])
      XCTAssertThrowsError(try window.find(.listItem, named: "2").choose("Move Up"))
      window.pressEscape()
      GtkTesting.wait { window.popover == nil }
    }
  }

  func testAltDownAndAltUpMoveTheRowWithTheFocus() throws {
    let model = onMain { ItemModel((0..<3).map { Item($0) }) }
    try inWindow {
      Editable(model: model)
    } use: { window in
      try window.find(.listItem, named: "0").grabFocus()
      XCTAssertTrue(window.press("<Alt>Down"))
      XCTAssertEqual(model.items.map(\.id), [1, 0, 2])
      XCTAssertTrue(window.press("<Alt>Down"))
      XCTAssertEqual(model.items.map(\.id), [1, 2, 0])
      XCTAssertTrue(window.press("<Alt>Down"), "It is at the end.")
      XCTAssertEqual(model.items.map(\.id), [1, 2, 0])
      XCTAssertTrue(window.press("<Alt>Up"))
      XCTAssertEqual(model.items.map(\.id), [1, 0, 2])
    }
  }

  func testRepeatedAltDownBeforeAnUpdateMovesTheSameRow() throws {
    let model = onMain { ItemModel((0..<5).map { Item($0) }) }
    try inWindow {
      Editable(model: model)
    } use: { window in
      try window.find(.listItem, named: "1").grabFocus()
      let list = try window.list
      let down = try XCTUnwrap(Key(named: "Down"))
      for _ in 0..<3 {
        XCTAssertTrue(list.pressKey(down, .alt, in: .bubble))
      }
      XCTAssertEqual(model.items.map(\.id), [0, 2, 3, 4, 1])
    }
  }

  func testSwipeActionIsAnItemOfTheRowMenu() throws {
    let log = onMain { Log() }
    try inWindow {
      List(0..<3) { number in
        Text("\(number)").swipeActions { Button("Archive") { log.append("\(number)") } }
      }
    } use: { window in
      try window.find(.listItem, named: "1").choose("Archive")
      GtkTesting.wait { window.popover == nil }
      XCTAssertEqual(log.lines, ["1"])
    }
  }

  func testScrollViewReaderScrollsAListToARow() throws {
    let proxy = onMain { ProxyBox() }
    try inWindow {
      ScrollViewReader { reader in
        List(0..<10_000) { Text("Row \($0)") }.onAppear { proxy.value = reader }
      }
    } use: { window in
      proxy.value?.scrollTo(9_000)
      window.settle()
      XCTAssertTrue(GtkTesting.wait { window.texts.contains("Row 9000") })
      proxy.value?.scrollTo("not there")
      window.settle()
      XCTAssertTrue(window.texts.contains("Row 9000"))
    }
  }

  func testScrollViewReaderScrollsAScrollViewToAnID() throws {
    let proxy = onMain { ProxyBox() }
    try inWindow(height: 300) {
      ScrollViewReader { reader in
        ScrollView {
          ForEach(0..<100) { Text("Row \($0)") }
          Text("End").id("end")
        }
        .onAppear { proxy.value = reader }
      }
    } use: { window in
      let scrolled = try window.first(ScrolledWindow.self)
      GtkTesting.wait { window.all(GtkLabel.self).last?.allocatedHeight ?? 0 > 0 }
      proxy.value?.scrollTo("end")
      window.settle()
      let end = scrolled.verticalOffset
      XCTAssertGreaterThan(end, 500)
      proxy.value?.scrollTo(50, anchor: .top)
      window.settle()
      XCTAssertGreaterThan(scrolled.verticalOffset, 200)
      XCTAssertLessThan(scrolled.verticalOffset, end)
      proxy.value?.scrollTo(0)
      window.settle()
      XCTAssertEqual(scrolled.verticalOffset, 0)
    }
  }

  func testScrollViewReaderAlignsTheAnchorOfAViewInAScrollView() throws {
    let proxy = onMain { ProxyBox() }
    try inWindow(height: 300) {
      ScrollViewReader { reader in
        ScrollView {
          ForEach(0..<100) { Text("Row \($0)") }
        }
        .onAppear { proxy.value = reader }
      }
    } use: { window in
      let scrolled = try window.first(ScrolledWindow.self)
      GtkTesting.wait { window.all(GtkLabel.self).last?.allocatedHeight ?? 0 > 0 }
      let row = window.all(GtkLabel.self)[50]
      for (anchor, part) in [(UnitPoint.top, 0.0), (.bottom, 1), (.center, 0.5)] {
        proxy.value?.scrollTo(50, anchor: anchor)
        window.settle()
        let (extent, room) = (Double(row.allocatedHeight), Double(scrolled.allocatedHeight))
        let distance = {
          row.translate(x: 0, y: part * extent, to: scrolled).map { $0.y - part * room }
        }
        XCTAssertTrue(
          GtkTesting.wait { distance().map { abs($0) < 1 } ?? false },
          "\(part): \(distance() ?? .nan)"
        )
      }
    }
  }

  func testArrowKeysHomeAndEndMoveTheFocusInALongList() throws {
    try onMain {
      try RealInput.require()
      let model = ItemModel((0..<100_000).map { Item($0) })
      try inWindow {
        List(model.items) { Text($0.title) }
      } use: { window in
        try window.find(.listItem, named: "0").grabFocus()
        let focus = { window.widget.focusWidget?.accessibleName }
        for (key, name) in [
          ("Down", "1"), ("Down", "2"), ("Up", "1"), ("End", "99999"), ("Home", "0"),
        ] {
          try RealInput.press(key, in: window.widget)
          XCTAssertTrue(GtkTesting.wait { focus() == name }, "\(key): \(focus() ?? "nothing")")
        }
      }
    }
  }
}

private struct Editable: View {
  let model: ItemModel

  var body: some View {
    List(selection: Binding(get: { model.selected }, set: { model.selected = $0 })) {
      ForEach(model.items) { Text($0.title) }
        .onDelete { model.items.remove(atOffsets: $0) }
        .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

@MainActor
private final class ProxyBox {
  var value: ScrollViewProxy?
}
