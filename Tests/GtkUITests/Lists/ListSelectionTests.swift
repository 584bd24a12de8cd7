import GtkTestSupport
import XCTest

import class Gtk.Label

@testable import GtkUI

final class ListSelectionTests: XCTestCase {
  func testListSelectionAndItsBindingUpdateEachOther() throws {
    let model = onMain { ItemModel((0..<1_000).map { Item($0) }) }
    try inWindow {
      Single(model: model)
    } use: { window in
      let list = try window.list
      XCTAssertEqual(list.selectedIndices, [])
      list.selectedIndices = [2]
      XCTAssertEqual(model.selection, 2)
      window.settle()
      XCTAssertEqual(list.selectedIndices, [2])
      model.selection = 998
      window.settle()
      XCTAssertEqual(list.selectedIndices, [998])
      model.selection = nil
      window.settle()
      XCTAssertEqual(list.selectedIndices, [])
    }
  }

  func testListSelectionFollowsAMovedRowAndARowThatIsInsertedAgain() throws {
    let model = onMain { ItemModel((0..<10).map { Item($0) }) }
    try inWindow {
      Single(model: model)
    } use: { window in
      let list = try window.list
      list.selectedIndices = [5]
      model.items.insert(Item(100), at: 0)
      window.settle()
      XCTAssertEqual(list.selectedIndices, [6])
      model.items.swapAt(6, 1)
      window.settle()
      XCTAssertEqual(list.selectedIndices, [1])
      XCTAssertEqual(model.selection, 5)
      let item = model.items.remove(at: 1)
      window.settle()
      XCTAssertEqual(list.selectedIndices, [])
      XCTAssertEqual(model.selection, 5, "It is whose selection it is to forget it.")
      model.items.append(item)
      window.settle()
      XCTAssertEqual(list.selectedIndices, [10])
    }
  }

  func testListRestoresItsSelectionIfTheBindingRefusesAChange() throws {
    let model = onMain { ItemModel((0..<10).map { Item($0) }) }
    try inWindow {
      Refusing(model: model)
    } use: { window in
      let list = try window.list
      list.selectedIndices = [3]
      window.settle()
      XCTAssertEqual(list.selectedIndices, [])
      list.selectedIndices = [4]
      window.settle()
      XCTAssertEqual(list.selectedIndices, [4])
      list.selectedIndices = [5]
      window.settle()
      XCTAssertEqual(list.selectedIndices, [4])
    }
  }

  func testListSelectsSeveralRowsAndNoSectionHeaders() throws {
    let model = onMain { ItemModel((0..<5).map { Item($0) }) }
    try inWindow {
      Several(model: model)
    } use: { window in
      let list = try window.list
      list.selectedIndices = [1, 3]
      window.settle()
      XCTAssertEqual(model.selected, [0, 2])
      // Control+A selects all rows in this way.
      list.selectedIndices = Array(0..<7)
      window.settle()
      XCTAssertEqual(model.selected, [0, 1, 2, 3, 4, 7])
      XCTAssertEqual(list.selectedIndices, Array(1..<7))
      model.items.remove(at: 1)
      window.settle()
      XCTAssertEqual(list.selectedIndices, Array(1..<6))
      model.selected = [7, 3]
      window.settle()
      XCTAssertEqual(list.selectedIndices, [3, 5])
    }
  }
}

private struct Single: View {
  let model: ItemModel

  var body: some View {
    List(
      model.items,
      selection: Binding(get: { model.selection }, set: { model.selection = $0 })
    ) { Text($0.title) }
  }
}

private struct Refusing: View {
  let model: ItemModel

  var body: some View {
    List(
      model.items,
      selection: Binding(
        get: { model.selection },
        set: { if ($0 ?? 0) % 2 == 0 { model.selection = $0 } }
      )
    ) { Text($0.title) }
  }
}

private struct Several: View {
  let model: ItemModel

  var body: some View {
    List(selection: Binding(get: { model.selected }, set: { model.selected = $0 })) {
      Section("Numbers") { ForEach(model.items) { Text($0.title) } }
      Text("seven").id(7)
    }
  }
}
