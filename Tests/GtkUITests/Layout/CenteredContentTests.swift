import GtkTestSupport
import XCTest

import class Gtk.Widget

@testable import GtkUI

/// The place of content that doesn't fill its window, page or sheet.
final class CenteredContentTests: XCTestCase {
  func testStackIsInTheCenterOfItsWindow() throws {
    try inWindow(width: 400, height: 400) {
      VStack {
        Text("First")
        Text("Second")
      }
    } use: { window in
      try expectCentered("First", "Second", in: window.content)
    }
  }

  func testSeveralViewsAreInTheCenterOfTheirWindow() throws {
    try inWindow(width: 400, height: 400) {
      Text("First")
      Text("Second")
    } use: { window in
      try expectCentered("First", "Second", in: window.content)
    }
  }

  func testStackIsInTheCenterOfAPageAndOfAViewWithABanner() throws {
    try inWindow(width: 400, height: 400) {
      NavigationStack {
        VStack {
          Text("First")
          Text("Second")
        }
        .navigationTitle("Page")
      }
    } use: { window in
      try expectCentered("First", "Second", in: window.content)
    }
    try inWindow(width: 400, height: 400) {
      VStack {
        Text("First")
        Text("Second")
      }
      .banner("Offline", isPresented: false)
      .toast("Saved", isPresented: .constant(false))
    } use: { window in
      try expectCentered("First", "Second", in: window.content)
    }
  }

  func testContentThatExpandsFillsTheWindow() throws {
    try onMain {
      let model = Model()
      try inWindow(width: 400, height: 400) {
        Growing(model: model)
      } use: { window in
        try expectCentered("First", "Second", in: window.content)
        model.isOn = true
        window.settle()
        let content = try XCTUnwrap(window.content)
        let labels = content.labels.compactMap { $0.edges(in: content) }
        XCTAssertEqual(labels.count, 2)
        XCTAssertGreaterThan(labels[1].y - labels[0].y, Double(content.allocatedHeight) / 2)
      }
    }
  }
}

@MainActor
private func expectCentered(
  _ first: String,
  _ last: String,
  in content: Widget?,
  file: StaticString = #filePath,
  line: UInt = #line
) throws {
  let content = try XCTUnwrap(content)
  let frames = try [first, last].map { text in
    let label = try XCTUnwrap(content.labels.first { $0.text == text })
    return try XCTUnwrap(label.edges(in: content))
  }
  let middle = (frames[0].y + frames[1].y + frames[1].height) / 2
  XCTAssertEqual(middle, Double(content.allocatedHeight) / 2, accuracy: 1, file: file, line: line)
  for frame in frames {
    let middle = frame.x + frame.width / 2
    let center = Double(content.allocatedWidth) / 2
    XCTAssertEqual(middle, center, accuracy: 1, file: file, line: line)
  }
}

private struct Growing: View {
  let model: Model

  var body: some View {
    VStack {
      Text("First")
      if model.isOn { Spacer() }
      Text("Second")
    }
  }
}
