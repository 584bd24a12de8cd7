import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class ShapeTests: XCTestCase {
  func testColorFillsTheWidthOfItsWindowAndIsUpdated() throws {
    try onMain {
      let model = ControlModel(Color.red)
      try inWindow {
        Coloured(model: model)
      } use: { window in
        let area = try window.first(ColorArea.self)
        XCTAssertEqual(area.color, Color.red.rgba)
        XCTAssertEqual(area.outline, .rectangle(radius: 0))
        XCTAssertEqual(area.allocatedWidth, window.content?.allocatedWidth)
        model.value = .blue
        window.settle()
        XCTAssertEqual(area.color, Color.blue.rgba)
      }
    }
  }

  func testShapeHasItsFillItsStrokeOrTheForegroundColor() throws {
    try inWindow {
      Circle().fill(.green).frame(width: 12, height: 12)
      RoundedRectangle(cornerRadius: 8).stroke(Color.black, lineWidth: 2)
      Capsule()
      Rectangle().foregroundStyle(.secondary)
      Rectangle().foregroundColor(.orange)
    } use: { window in
      let areas = window.all(ColorArea.self)
      XCTAssertEqual(
        areas.map(\.outline),
        [
          .circle, .rectangle(radius: 8), .capsule, .rectangle(radius: 0), .rectangle(radius: 0),
        ]
      )
      XCTAssertEqual(
        areas.map(\.color),
        [Color.green.rgba, Color.black.rgba, nil, nil, Color.orange.rgba]
      )
      XCTAssertEqual(areas.map(\.lineWidth), [nil, 2, nil, nil, nil])
      XCTAssertEqual(areas[3].appearanceClasses, ["dim-label"])
      XCTAssertEqual([areas[0].allocatedWidth, areas[0].allocatedHeight], [12, 12])
    }
  }

  func testTrimmedShapeHasItsPartItsRotationAndItsLineCap() throws {
    try inWindow {
      Circle()
        .trim(from: 0.25, to: 0.75)
        .rotation(.degrees(-90))
        .stroke(Color.blue, style: StrokeStyle(lineWidth: 12, lineCap: .round))
      Circle().trim(from: 0.5).trim(to: 0.5).fill(.green)
      Capsule().trim(from: -1, to: 2).rotation(.radians(1)).rotation(.degrees(180))
      Rectangle().trim(from: 0.75, to: 0.25)
      Rectangle().trim(from: .nan, to: .infinity).rotation(Angle(radians: .nan))
    } use: { window in
      let areas = window.all(ColorArea.self)
      XCTAssertEqual(
        areas.map(\.trim),
        [0.25...0.75, 0.5...0.75, 0...1, 0.75...0.75, 0...1]
      )
      XCTAssertEqual(areas.map(\.rotation), [-.pi / 2, 0, 1 + .pi, 0, 0])
      XCTAssertEqual(areas.map(\.lineWidth), [12, nil, nil, nil, nil])
      XCTAssertEqual(areas.map(\.lineCap), [.round, .butt, .butt, .butt, .butt])
    }
  }

  func testAngleInDegreesIsAnAngleInRadians() {
    XCTAssertEqual(Angle.degrees(180), .radians(.pi))
    XCTAssertEqual(Angle(radians: .pi / 2).degrees, 90)
    XCTAssertLessThan(Angle.zero, .degrees(1))
  }

  func testShapeInATranslucentTextColorIsNotOpaque() throws {
    try inWindow {
      Rectangle().fill(Color.primary.opacity(0.1))
      Rectangle().fill(Color.primary)
      Rectangle().fill(Color.red.opacity(0.5))
    } use: { window in
      let areas = window.all(ColorArea.self)
      XCTAssertEqual(areas.map(\.textOpacity), [0.1, 1, 1])
      XCTAssertEqual(areas.map(\.color), [nil, nil, Color.red.opacity(0.5).rgba])
      XCTAssertEqual(areas.map(\.appearanceClasses), [[], ["foreground-primary"], []])
    }
  }

  func testBackgroundHasTheSizeOfItsViewAndDoesNotChangeTheSize() throws {
    try inWindow {
      VStack(alignment: .leading) {
        Text("plain")
        Text("plain").background(.yellow)
        Text("plain").background(.yellow, in: Capsule())
        Text("plain").background { RoundedRectangle(cornerRadius: 4).fill(.yellow) }
      }
    } use: { window in
      let labels = window.all(GtkLabel.self)
      let areas = window.all(ColorArea.self)
      XCTAssertEqual(Set(labels.map(\.allocatedWidth)).count, 1)
      XCTAssertEqual(Set(labels.map(\.allocatedHeight)).count, 1)
      XCTAssertEqual(areas.count, 3)
      XCTAssertEqual(areas.map(\.allocatedWidth), labels.dropFirst().map(\.allocatedWidth))
      XCTAssertEqual(areas.map(\.allocatedHeight), labels.dropFirst().map(\.allocatedHeight))
      XCTAssertEqual(
        areas.map(\.outline),
        [.rectangle(radius: 0), .capsule, .rectangle(radius: 4)]
      )
    }
  }

  func testViewWithABackgroundExpandsWhenASpacerIsInserted() throws {
    try onMain {
      let model = ControlModel(false)
      try inWindow {
        HStack {
          Growing(model: model).background(.yellow)
          Text("end")
        }
      } use: { window in
        let area = try window.first(ColorArea.self)
        let narrow = area.allocatedWidth
        model.value = true
        window.settle()
        XCTAssertTrue(GtkTesting.wait { area.allocatedWidth > narrow })
      }
    }
  }

  func testZStackExpandsWhileAColorIsInTheStack() throws {
    try onMain {
      let model = ControlModel(true)
      try inWindow {
        VStack {
          Covering(model: model)
          Text("below")
        }
      } use: { window in
        let area = try window.first(ColorArea.self)
        let stack = try XCTUnwrap(area.parent)
        XCTAssertEqual(area.allocatedWidth, window.content?.allocatedWidth)
        XCTAssertEqual(area.allocatedHeight, stack.allocatedHeight)
        XCTAssertGreaterThan(stack.allocatedHeight, 300)
        model.value = false
        window.settle()
        XCTAssertTrue(GtkTesting.wait { stack.allocatedHeight < 100 })
      }
    }
  }

  func testNavigationTitleOfAViewWithABackgroundIsTheWindowTitle() throws {
    try inWindow {
      NavigationStack {
        Text("root").navigationTitle("Home").background(Color.yellow)
      }
    } use: { window in
      XCTAssertEqual(window.widget.title, "Home")
    }
  }

  func testCornerRadiusAndClippedClipTheContent() throws {
    try onMain {
      let model = ControlModel(4.4)
      try inWindow {
        VStack {
          Rounded(model: model)
          Text("b").clipShape(Circle())
          Text("c").clipped()
          Text("d")
        }
      } use: { window in
        let labels = window.all(GtkLabel.self)
        XCTAssertEqual(labels.map(\.clipsContent), [true, true, true, false])
        XCTAssertTrue(labels[0].hasCSSClass("corner-radius-4"))
        XCTAssertTrue(labels[1].hasCSSClass("corner-radius-full"))
        model.value = 500
        window.settle()
        XCTAssertFalse(labels[0].hasCSSClass("corner-radius-4"))
        XCTAssertTrue(labels[0].hasCSSClass("corner-radius-64"))
        model.value = .nan
        window.settle()
        XCTAssertFalse(labels[0].hasCSSClass("corner-radius-64"))
      }
    }
  }
}

private struct Coloured: View {
  let model: ControlModel<Color>

  var body: some View { model.value }
}

private struct Covering: View {
  let model: ControlModel<Bool>

  var body: some View {
    ZStack {
      if model.value { Color.yellow }
      Text("text")
    }
  }
}

private struct Growing: View {
  let model: ControlModel<Bool>

  var body: some View {
    HStack {
      Text("start")
      if model.value { Spacer() }
    }
  }
}

private struct Rounded: View {
  let model: ControlModel<Double>

  var body: some View { Text("a").cornerRadius(model.value) }
}
