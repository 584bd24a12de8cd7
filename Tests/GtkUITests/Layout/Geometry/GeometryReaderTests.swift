import Gtk
import GtkTestSupport
import Observation
import XCTest

@testable import GtkUI

final class GeometryReaderTests: XCTestCase {
  func testContentReadsTheSizeOfTheWindowAndIsUpdatedWhenTheSizeChanges() throws {
    try inWindow(width: 500, height: 300) {
      GeometryReader { geometry in
        Text("\(Int(geometry.size.width))")
      }
    } use: { window in
      let reader = try window.first(IndependentBin.self)
      XCTAssertTrue(GtkTesting.wait { window.texts == ["\(reader.allocatedWidth)"] })
      let width = reader.allocatedWidth
      try window.resize(width: 640, height: 300)
      XCTAssertTrue(GtkTesting.wait { window.texts == ["\(width + 140)"] })
    }
  }

  func testReaderRequestsNoSpaceAndItsContentIsNotStretched() throws {
    try inWindow(width: 500, height: 300) {
      GeometryReader { _ in Text("A text") }
    } use: { window in
      XCTAssertTrue(GtkTesting.wait { window.texts == ["A text"] })
      let reader = try window.first(IndependentBin.self)
      XCTAssertEqual(reader.measure(.horizontal).natural, 0)
      XCTAssertEqual(reader.measure(.vertical).natural, 0)
      XCTAssertGreaterThan(reader.allocatedWidth, 400)
      let label = try window.first(GtkLabel.self)
      XCTAssertTrue(GtkTesting.wait { label.allocatedWidth > 0 })
      XCTAssertLessThan(label.allocatedWidth, 200)
      XCTAssertEqual(label.edges(in: reader)?.x, 0)
    }
  }

  func testContentIsPlacedAtTheRightWhereTextRunsFromRightToLeft() throws {
    try inWindow(width: 500, height: 300) {
      GeometryReader { _ in Text("A text") }
        .environment(\.layoutDirection, .rightToLeft)
    } use: { window in
      XCTAssertTrue(GtkTesting.wait { window.texts == ["A text"] })
      let reader = try window.first(IndependentBin.self)
      let label = try window.first(GtkLabel.self)
      XCTAssertTrue(
        GtkTesting.wait {
          label.edges(in: reader).map { $0.x + $0.width } == Double(reader.allocatedWidth)
        }
      )
    }
  }

  func testContentIsEvaluatedOncePerSizeAndObservesTheModel() throws {
    try onMain {
      let model = GeometryModel()
      let evaluations = Log()
      try inWindow(width: 500, height: 300) {
        GeometryReader { geometry in
          counted("\(model.number) at \(Int(geometry.size.width))", evaluations)
        }
      } use: { window in
        XCTAssertTrue(GtkTesting.wait { window.texts.count == 1 })
        let width = try window.first(IndependentBin.self).allocatedWidth
        model.number = 1
        XCTAssertTrue(GtkTesting.wait { window.texts == ["1 at \(width)"] })
        try window.resize(width: 400, height: 300)
        XCTAssertTrue(GtkTesting.wait { window.texts == ["1 at \(width - 100)"] })
        XCTAssertEqual(
          evaluations.lines,
          ["0 at \(width)", "1 at \(width)", "1 at \(width - 100)"]
        )
      }
    }
  }

  func testReaderInReadersReadsTheFinalSize() throws {
    try inWindow(width: 500, height: 300) {
      GeometryReader { first in
        GeometryReader { second in
          GeometryReader { third in
            GeometryReader { fourth in
              Text("\(Int(fourth.size.width))")
            }
            .frame(width: third.size.width - 50)
          }
          .frame(width: second.size.width - 100)
        }
        .frame(width: first.size.width)
      }
    } use: { window in
      XCTAssertTrue(GtkTesting.wait { window.texts.count == 1 })
      let width = try window.first(IndependentBin.self).allocatedWidth
      XCTAssertTrue(GtkTesting.wait { window.texts == ["\(width - 150)"] })
      try window.resize(width: 700, height: 300)
      XCTAssertTrue(GtkTesting.wait { window.texts == ["\(width + 50)"] })
    }
  }

  func testContentThatReadsTheGlobalFrameIsUpdatedWhenTheViewMoves() throws {
    try onMain {
      let model = GeometryModel()
      try inWindow(width: 500, height: 300) {
        MovedReader(model: model)
      } use: { window in
        XCTAssertTrue(GtkTesting.wait { window.texts.count == 2 })
        XCTAssertEqual(window.texts.first, "0.0 true")
        let before = try XCTUnwrap(window.texts.last.flatMap { Int($0) })
        model.number = 40
        XCTAssertTrue(GtkTesting.wait { window.texts.last == "\(before + 40)" })
      }
    }
  }

  func testReaderThatWasRemovedAndAddedAgainShowsItsContent() throws {
    try onMain {
      let model = GeometryModel()
      try inWindow(width: 500, height: 300) {
        OptionalReader(model: model)
      } use: { window in
        XCTAssertTrue(GtkTesting.wait { window.texts == ["content"] })
        model.number = 1
        XCTAssertTrue(GtkTesting.wait { window.texts == [] })
        model.number = 2
        XCTAssertTrue(GtkTesting.wait { window.texts == ["content"] })
      }
    }
  }
}

private struct MovedReader: View {
  let model: GeometryModel

  var body: some View {
    VStack(spacing: 0) {
      Color.clear.frame(height: Double(model.number))
      GeometryReader { geometry in
        Text("\(geometry.frame(in: .local).minY) \(geometry.frame(in: .global).maxX > 0)")
        Text("\(Int(geometry.frame(in: .global).minY))")
      }
      .frame(height: 50)
      Spacer()
    }
  }
}

private struct OptionalReader: View {
  let model: GeometryModel

  var body: some View {
    if model.number != 1 {
      GeometryReader { _ in Text("content") }
    }
  }
}

@MainActor
private func counted(_ text: String, _ evaluations: Log) -> Text {
  evaluations.append(text)
  return Text(text)
}

@MainActor
@Observable
final class GeometryModel {
  var number = 0
}
