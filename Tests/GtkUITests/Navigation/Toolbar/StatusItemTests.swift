import Gtk
import GtkTestSupport
import Observation
import XCTest

@testable import GtkUI

final class StatusItemTests: XCTestCase {
  func testProgressIsALineOverTheBottomEdgeOfTheHeaderWithoutAHeight() throws {
    try inStatusPage { model, window in
      let header = try XCTUnwrap(window.widget.headerBar)
      let content = try XCTUnwrap(window.content)
      let (headerHeight, height) = (header.allocatedHeight, content.allocatedHeight)
      XCTAssertNil(window.line)
      model.progress = 0.25
      window.settle()
      let line = try XCTUnwrap(window.line)
      XCTAssertEqual(line.fraction, 0.25)
      XCTAssertEqual(line.allocatedHeight, 3)
      XCTAssertEqual(line.allocatedWidth, header.allocatedWidth)
      let bounds = try XCTUnwrap(line.edges(in: header))
      XCTAssertEqual(bounds.y + bounds.height, Double(headerHeight))
      XCTAssertEqual(header.allocatedHeight, headerHeight)
      XCTAssertEqual(content.allocatedHeight, height)
      XCTAssertEqual(window.accessibilityIssues(), [])
      model.progress = 0.5
      window.settle()
      XCTAssertTrue(window.line === line)
      XCTAssertEqual(line.fraction, 0.5)
      model.progress = nil
      window.settle()
      XCTAssertNil(window.line)
    }
  }

  func testOtherStatusItemsAreInTheHeaderBeforeTheActions() throws {
    try inStatusPage { model, window in
      model.progress = 0.25
      model.hasText = true
      window.settle()
      let header = try XCTUnwrap(window.widget.headerBar)
      let text = try XCTUnwrap(
        header.visibleDescendants.first { ($0 as? Gtk.Label)?.text == "3 items" }?.edges(in: header)
      )
      let button = try XCTUnwrap(try header.button("Reload").edges(in: header))
      XCTAssertLessThan(text.x + text.width, button.x)
      XCTAssertNotNil(window.line)
    }
  }

  func testTheLabelOfProgressIsTheNameAndTheTooltipAndDoesNotCutTheTitle() throws {
    try inStatusPage { model, window in
      let title = { window.widget.headerBar?.visibleDescendants.first { $0.hasCSSClass("title") } }
      let width = try XCTUnwrap(title()?.allocatedWidth)
      model.progress = 0.25
      model.label = "Downloading all messages of the year"
      window.settle()
      let line = try XCTUnwrap(window.line)
      XCTAssertEqual(line.accessibleName, "Downloading all messages of the year")
      XCTAssertEqual(line.tooltip, "Downloading all messages of the year")
      XCTAssertEqual(title()?.allocatedWidth, width)
      model.label = "Done"
      window.settle()
      XCTAssertEqual(line.accessibleName, "Done")
      XCTAssertEqual(line.tooltip, "Done")
      model.isIndeterminate = true
      window.settle()
      let header = try XCTUnwrap(window.widget.headerBar)
      let spinner = try header.first(Spinner.self)
      XCTAssertEqual(spinner.accessibleName, "Done")
      XCTAssertEqual(title()?.allocatedWidth, width)
      XCTAssertEqual(window.accessibilityIssues(), [])
    }
  }

  func testProgressOfAPageIsNotShownWhileThePageIsCovered() throws {
    try inStatusPage { model, window in
      model.progress = 0.25
      model.path = [1]
      window.settle()
      XCTAssertNil(window.line)
      model.path = []
      window.settle()
      XCTAssertEqual(window.line?.fraction, 0.25)
    }
  }

  func testProgressIsShownInTheHeaderOfASheet() throws {
    try inStatusPage { model, window in
      model.hasSheet = true
      window.settle()
      let sheet = try XCTUnwrap(window.sheet)
      let line = try XCTUnwrap(sheet.visibleDescendants.first { $0 is ProgressBar })
      XCTAssertTrue(line.parent?.hasCSSClass("header-edge") == true)
      XCTAssertEqual((line as? ProgressBar)?.fraction, 0.75)
    }
  }
}

private func inStatusPage(
  use: @MainActor (StatusModel, TestWindow<StatusPages>) throws -> Void
) throws {
  try onMain {
    GtkTesting.start()
    StyleSheet.load(ToolkitStyleSheet.source(app: ""))
    let model = StatusModel()
    try inWindow {
      StatusPages(model: model)
    } use: {
      try use(model, $0)
    }
  }
}

@MainActor @Observable
private final class StatusModel {
  var progress: Double?
  var label: String?
  var isIndeterminate = false
  var hasText = false
  var hasSheet = false
  var path: [Int] = []
}

private struct StatusPages: View {
  @Bindable var model: StatusModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root")
        .navigationTitle("Root")
        .toolbar {
          if let progress = model.progress {
            ToolbarItem(placement: .status) {
              if let label = model.label {
                ProgressView(value: model.isIndeterminate ? nil : progress) {
                  Text(label)
                } currentValueLabel: {
                  Text("\(progress)")
                }
              } else {
                ProgressView(value: progress).accessibilityLabel("Download")
              }
            }
          }
          if model.hasText {
            ToolbarItem(placement: .status) { Text("3 items") }
          }
          Button("Reload") {}
        }
        .navigationDestination(for: Int.self) { Text("page \($0)") }
    }
    .sheet(isPresented: $model.hasSheet) {
      Text("sheet")
        .toolbar {
          ToolbarItem(placement: .status) {
            ProgressView(value: 0.75).accessibilityLabel("Upload")
          }
        }
    }
  }
}

extension TestWindow {
  /// The progress over the bottom edge of the header, or `nil`.
  fileprivate var line: ProgressBar? {
    let edge = widget.headerBar?.parent?.visibleDescendants.first { $0.hasCSSClass("header-edge") }
    return edge?.children.first as? ProgressBar
  }
}
