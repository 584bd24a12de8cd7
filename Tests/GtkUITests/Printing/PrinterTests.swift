import GtkTestSupport
import XCTest

@testable import Gtk
@testable import GtkUI

final class PrinterTests: XCTestCase {
  func testACancelledDialogSetsTheBindingToFalse() throws {
    try inPrinter { model, window in
      model.isOn = true
      let dialog = try window.printDialog()
      dialog.cancel()
      window.settle()
      XCTAssertEqual(model.log.lines, ["page", "isOn = false"])
      XCTAssertNil(PrintDialog(above: window.widget))
      model.isOn = true
      try window.printDialog().cancel()
      window.settle()
      XCTAssertEqual(model.log.lines.count, 4)
    }
  }

  func testTheDialogIsClosedWithoutAReportIfTheStateChanges() throws {
    try inPrinter { model, window in
      model.isOn = true
      _ = try window.printDialog()
      model.isOn = false
      window.settle()
      XCTAssertNil(PrintDialog(above: window.widget))
      XCTAssertEqual(model.log.lines, ["page"])
    }
  }

  func testTheDialogIsClosedWhenItsViewIsRemoved() throws {
    try inPrinter { model, window in
      model.isOn = true
      _ = try window.printDialog()
      model.isBaseShown = false
      window.settle()
      XCTAssertNil(PrintDialog(above: window.widget))
    }
  }

  func testThePageContainsTheElementsOfTheBuilder() {
    onMain {
      let page = PrintedPage(spacing: 6) {
        PrintedPage.text("one", size: 20, weight: .semibold)
        if isIncluded(true) { PrintedPage.text("two") }
        if isIncluded(false) {
          PrintedPage.text("three")
        } else {
          PrintedPage.circle(.red, diameter: 3)
        }
        for data in [Data("a".utf8), Data("b".utf8)] {
          PrintedPage.image(data, maxHeight: 9)
        }
      }
      XCTAssertEqual(
        page.column.elements,
        [
          .text("one", size: 20, isBold: true),
          .text("two", size: 12, isBold: false),
          .circle(Color.red.rgba, diameter: 3),
          .picture(Data("a".utf8), maximumHeight: 9),
          .picture(Data("b".utf8), maximumHeight: 9),
        ]
      )
      XCTAssertEqual(page.column.spacing, 6)
    }
  }

  private func inPrinter(
    _ use: @MainActor (PresentingModel, TestWindow<PrinterView>) throws -> Void
  ) throws {
    try onMain {
      let model = PresentingModel()
      try inWindow {
        PrinterView(model: model)
      } use: {
        try use(model, $0)
      }
    }
  }
}

/// Hides a constant from the compiler, which reports code that is never executed.
private func isIncluded(_ isIncluded: Bool) -> Bool { isIncluded }

extension TestWindow {
  /// Waits for the dialog for printers, which GTK shows asynchronously.
  fileprivate func printDialog() throws -> PrintDialog {
    GtkTesting.wait(timeout: .seconds(5)) { PrintDialog(above: widget) != nil }
    return try XCTUnwrap(PrintDialog(above: widget))
  }
}

private struct PrinterView: View {
  let model: PresentingModel

  var body: some View {
    if model.isBaseShown {
      Text("base")
        .printer(isPresented: model.flag, jobName: "Label") {
          model.log.append("page")
          return PrintedPage { PrintedPage.text("Keyboard") }
        } onCompletion: { result in
          model.log.append("\(result)")
        }
    }
  }
}
