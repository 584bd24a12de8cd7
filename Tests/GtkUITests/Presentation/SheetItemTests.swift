import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class SheetItemTests: XCTestCase {
  func testItemWithTheSameIDUpdatesItsSheet() throws {
    try inItemSheet { model, window in
      let sheet = try XCTUnwrap(window.sheet)
      XCTAssertEqual(sheet.contentBelowHeader?.texts.first, "item 1 one")
      model.item?.text = "two"
      window.settle()
      XCTAssertTrue(window.sheet === sheet)
      XCTAssertEqual(sheet.contentBelowHeader?.texts.first, "item 1 two")
      XCTAssertEqual(model.log.lines, ["appear 1"])
    }
  }

  func testItemWithAnotherIDReplacesTheSheet() throws {
    try inItemSheet { model, window in
      let sheet = window.sheet
      model.item = PresentedItem(id: 2)
      window.settle()
      XCTAssertNotNil(window.sheet)
      XCTAssertFalse(window.sheet === sheet)
      XCTAssertEqual(window.sheet?.contentBelowHeader?.texts.first, "item 2 one")
      XCTAssertEqual(model.log.lines, ["appear 1", "disappear 1", "gone", "appear 2"])
    }
  }

  func testClosingAnItemSheetTwiceWritesNilOnce() throws {
    try inItemSheet { model, window in
      window.widget.close()
      window.widget.close()
      window.settle()
      XCTAssertNil(window.sheet)
      XCTAssertEqual(model.log.lines, ["appear 1", "item = nil", "disappear 1", "gone"])
    }
  }

  func testDismissRequestOfTheSheetOfAReplacedItemIsIgnored() throws {
    try inItemSheet { model, window in
      let leave = try XCTUnwrap(window.sheet).button("Leave")
      model.item = PresentedItem(id: 2)
      // The change has not been flushed, so the clicked button is in the sheet of the first item.
      leave.emit("clicked")
      window.settle()
      XCTAssertEqual(model.item?.id, 2)
      XCTAssertFalse(model.log.lines.contains("item = nil"))
    }
  }

  private func inItemSheet(
    _ use: @MainActor (PresentingModel, TestWindow<ItemBase>) throws -> Void
  ) throws {
    try onMain {
      let model = PresentingModel()
      model.item = PresentedItem(id: 1)
      try inWindow {
        ItemBase(model: model)
      } use: { window in
        try use(model, window)
      }
    }
  }
}

private struct ItemBase: View {
  let model: PresentingModel

  var body: some View {
    Text("base")
      .sheet(item: model.itemBinding, onDismiss: { model.log.append("gone") }) { item in
        ItemView(model: model, item: item)
      }
  }
}

private struct ItemView: View {
  let model: PresentingModel
  let item: PresentedItem
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("item \(item.id) \(item.text)")
      Button("Leave") { dismiss() }
    }
    .onAppear { model.log.append("appear \(item.id)") }
    .onDisappear { model.log.append("disappear \(item.id)") }
  }
}
