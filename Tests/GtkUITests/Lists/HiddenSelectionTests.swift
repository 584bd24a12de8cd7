import GtkTestSupport
import TestSupport
import XCTest

@testable import Gtk
@testable import GtkUI

/// Selections with values that no row of the list has at the moment.
final class HiddenSelectionTests: XCTestCase {
  func testAControlClickRetainsTheValuesOfRowsInACollapsedGroup() throws {
    let model = onMain { ControlModel<Set<Int>>([1, 2, 10]) }
    let isExpanded = onMain { ControlModel(false) }
    try inWindow {
      List(selection: model.binding) {
        DisclosureGroup("Group", isExpanded: isExpanded.binding) {
          ForEach(1...3, id: \.self) { Text("row \($0)") }
        }
        .tag(0)
        ForEach(10...12, id: \.self) { Text("row \($0)") }
      }
    } use: { window in
      let list = try window.list
      XCTAssertEqual(list.selectedIndices, [1])
      list.controlClick(2)
      window.settle()
      XCTAssertEqual(model.value, [1, 2, 10, 11])
      list.controlClick(1)
      window.settle()
      XCTAssertEqual(model.value, [1, 2, 11])
      isExpanded.value = true
      window.settle()
      XCTAssertEqual(list.selectedIndices, [1, 2, 5])
      isExpanded.value = false
      window.settle()
      list.click(1)
      window.settle()
      XCTAssertEqual(model.value, [10], "A click replaces the selection.")
    }
  }

  func testSelectAllAndUnselectAllReplaceTheSelection() throws {
    let model = onMain { ControlModel<Set<Int>>([1, 99]) }
    try inWindow {
      List(1...3, id: \.self, selection: model.binding) { Text("row \($0)") }
    } use: { window in
      try window.find(.listItem, named: "row 2").grabFocus()
      XCTAssertTrue(window.press("<Control>a"))
      XCTAssertEqual(model.value, [1, 2, 3])
      model.value = [1, 99]
      window.settle()
      XCTAssertTrue(window.press("<Control><Shift>a"))
      XCTAssertEqual(model.value, [])
    }
  }

  /// A click with Control on the only row is not a click that replaces the selection.
  func testAControlClickOnTheOnlyRowRetainsAValueWithoutARow() throws {
    let model = onMain { ControlModel<Set<Int>>([99]) }
    try inWindow {
      List([1], id: \.self, selection: model.binding) { Text("row \($0)") }
    } use: { window in
      let list = try window.list
      list.controlClick(0)
      window.settle()
      XCTAssertEqual(model.value, [1, 99])
      list.controlClick(0)
      window.settle()
      XCTAssertEqual(model.value, [99])
      list.click(0)
      window.settle()
      XCTAssertEqual(model.value, [1])
    }
  }

  func testAControlClickRetainsTheTagsOfRowsThatWereNotCreated() throws {
    let model = onMain { ControlModel<Set<String>>(["tag 1", "tag 90000"]) }
    try inWindow {
      List(selection: model.binding) {
        ForEach(0..<100_000) { Text("row \($0)").tag("tag \($0)") }
      }
    } use: { window in
      let list = try window.list
      XCTAssertEqual(list.selectedIndices, [1])
      list.controlClick(3)
      window.settle()
      XCTAssertEqual(model.value, ["tag 1", "tag 3", "tag 90000"])
      list.scroll(to: 90_000)
      XCTAssertTrue(GtkTesting.wait { list.selectedIndices == [1, 3, 90_000] })
      list.controlClick(90_000)
      window.settle()
      XCTAssertEqual(model.value, ["tag 1", "tag 3"])
    }
  }

  func testAClickOnTheOnlySelectedRowRemovesValuesWithoutARow() throws {
    let model = onMain { ControlModel<Set<Int>>([1, 99]) }
    try inWindow {
      List(1...3, id: \.self, selection: model.binding) { Text("row \($0)") }
    } use: { window in
      let list = try window.list
      list.click(0)
      window.settle()
      XCTAssertEqual(model.value, [1])
    }
  }

  func testUnselectAllRemovesValuesWithoutARow() throws {
    let model = onMain { ControlModel<Set<Int>>([99]) }
    try inWindow {
      List(1...3, id: \.self, selection: model.binding) { Text("row \($0)") }
    } use: { window in
      XCTAssertTrue(try window.list.model.unselectAll())
      window.settle()
      XCTAssertEqual(model.value, [])
    }
  }

  func testSelectAllRemovesValuesWithoutARowIfAllRowsAreSelected() throws {
    let model = onMain { ControlModel<Set<Int>>([1, 2, 3, 99]) }
    try inWindow {
      List(1...3, id: \.self, selection: model.binding) { Text("row \($0)") }
    } use: { window in
      XCTAssertTrue(try window.list.model.selectAll())
      window.settle()
      XCTAssertEqual(model.value, [1, 2, 3])
    }
  }

  func testManyControlClicksForgetNoSelectedRow() throws {
    let model = onMain { ControlModel<Set<String>>([]) }
    try inWindow {
      List(selection: model.binding) {
        ForEach(0..<20) { Text("row \($0)").tag("tag \($0)") }
      }
    } use: { window in
      let list = try window.list
      list.click(5)
      for _ in 0..<210 {
        list.controlClick(9)
        window.settle()
      }
      XCTAssertEqual(model.value, ["tag 5"])
      list.select(8, modifies: true, extends: true)
      window.settle()
      list.click(5)
      list.select(8, modifies: false, extends: true)
      window.settle()
      XCTAssertEqual(model.value, ["tag 5", "tag 6", "tag 7", "tag 8"])
    }
  }

  func testARowWhoseTagBecomesAValueOfTheSelectionIsSelected() throws {
    let selection = onMain { ControlModel<Set<Int>>([1, 7]) }
    let tag = onMain { ControlModel(3) }
    try inWindow {
      List(selection: selection.binding) {
        ForEach(0..<3) { TaggedRow(number: $0, tag: tag) }
      }
    } use: { window in
      let list = try window.list
      XCTAssertEqual(list.selectedIndices, [1])
      tag.value = 7
      window.settle()
      XCTAssertEqual(list.selectedIndices, [1, 2])
      XCTAssertEqual(selection.value, [1, 7])
    }
  }
}

extension ListView {
  func click(_ index: Int) { select(index, modifies: false, extends: false) }

  func controlClick(_ index: Int) { select(index, modifies: true, extends: false) }
}

private struct TaggedRow: View {
  let number: Int
  let tag: ControlModel<Int>

  var body: some View {
    Text("row \(number)").tag(number == 2 ? tag.value : number)
  }
}
