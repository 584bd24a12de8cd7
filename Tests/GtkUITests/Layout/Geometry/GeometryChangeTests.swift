import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class GeometryChangeTests: XCTestCase {
  func testActionIsCalledAfterTheFirstLayoutAndWhenTheValueHasChanged() throws {
    try onMain {
      let log = Log()
      try inWindow(width: 500, height: 300) {
        Color.clear
          .onGeometryChange(for: Bool.self) { geometry in
            geometry.size.width < 450
          } action: { old, new in
            log.append("\(old) \(new)")
          }
      } use: { window in
        XCTAssertTrue(GtkTesting.wait { log.lines == ["false false"] })
        try window.resize(width: 480, height: 300)
        XCTAssertEqual(log.lines, ["false false"])
        try window.resize(width: 400, height: 300)
        XCTAssertTrue(GtkTesting.wait { log.lines == ["false false", "false true"] })
      }
    }
  }

  func testActionCanChangeTheStateOfTheView() throws {
    try onMain {
      let model = GeometryModel()
      try inWindow(width: 500, height: 300) {
        HalfHeight(model: model)
      } use: { window in
        XCTAssertTrue(GtkTesting.wait { model.number > 0 })
        XCTAssertTrue(GtkTesting.wait { window.texts == ["\(model.number)"] })
        XCTAssertLessThanOrEqual(model.number, 100)
      }
    }
  }

  func testActionIsNotCalledAfterTheViewWasRemoved() throws {
    try onMain {
      let log = Log()
      let model = GeometryModel()
      try inWindow(width: 500, height: 300) {
        RemovableObserver(model: model, log: log)
      } use: { window in
        XCTAssertTrue(GtkTesting.wait { log.lines.count == 1 })
        model.number = 1
        window.settle()
        try window.resize(width: 600, height: 300)
        XCTAssertEqual(log.lines.count, 1)
      }
    }
  }
}

private struct HalfHeight: View {
  let model: GeometryModel

  var body: some View {
    VStack(spacing: 0) {
      Color.clear
        .onGeometryChange(for: Int.self) { geometry in
          Int(geometry.size.height)
        } action: { height in
          model.number = height / 2
        }
      Text("\(model.number)").frame(height: 100)
    }
  }
}

private struct RemovableObserver: View {
  let model: GeometryModel
  let log: Log

  var body: some View {
    if model.number == 0 {
      Color.clear
        .onGeometryChange(for: Int.self) {
          Int($0.size.width)
        } action: {
          log.append("\($0)")
        }
    } else {
      Text("removed")
    }
  }
}
