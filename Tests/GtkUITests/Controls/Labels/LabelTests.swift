import Foundation
import GtkTestSupport
import TestSupport
import XCTest

import class Gtk.Settings

@testable import GtkUI

final class LabelTests: XCTestCase {
  func testALabelHasAnIconAndATitle() throws {
    try inWindow {
      VStack {
        Label("Open", systemImage: "document-open")
        Label("Save", systemImage: "document-save-symbolic").labelStyle(.titleOnly)
      }
    } use: { window in
      XCTAssertEqual(window.texts, ["Open", "Save"])
      let icons = window.all(GtkImage.self)
      XCTAssertEqual(icons.map(\.iconName), ["document-open-symbolic"])
      XCTAssertEqual(icons.map(\.accessibleRole), [.presentation])
    }
  }

  func testIconOnlyLabelIsNamedByItsTitleAndNamesItsButton() throws {
    try inWindow {
      Button {
      } label: {
        Label("Open", systemImage: "document-open")
      }
      .labelStyle(.iconOnly)
    } use: { window in
      XCTAssertEqual(window.texts, [])
      XCTAssertEqual(try window.first(GtkImage.self).accessibleLabel, "Open")
      XCTAssertEqual(try window.button("Open").accessibleLabel, "Open")
    }
  }

  func testButtonIsRenamedWithItsIcon() throws {
    try inWindow {
      RenamedButton()
    } use: { window in
      try window.click("Open")
      XCTAssertEqual(try window.button("Close").accessibleLabel, "Close")
    }
  }

  func testSymbolNamesAreConvertedToIconNames() throws {
    try inWindow {
      VStack {
        Image(systemName: "plus.circle.fill")
        Image(systemName: "star.fill")
      }
    } use: { window in
      XCTAssertEqual(
        window.all(GtkImage.self).map(\.iconName),
        ["list-add-symbolic", "starred-symbolic"]
      )
    }
  }

  func testAnUnknownSymbolIsReportedOnce() throws {
    try onMain {
      let issues = try recordMessages {
        try inWindow {
          VStack {
            Image(systemName: "nothing.of.the.kind")
            Label("Nothing", systemImage: "nothing.of.the.kind")
          }
        } use: { window in
          XCTAssertEqual(
            window.all(GtkImage.self).map(\.iconName),
            ["nothing.of.the.kind", "nothing.of.the.kind"]
          )
        }
      }
      XCTAssertEqual(issues.count, 1)
      XCTAssertTrue(issues.first?.contains("'nothing.of.the.kind'") == true, "\(issues)")
    }
  }

  func testIconsScaleWithTheResolutionOfText() throws {
    try onMain {
      GtkTesting.start()
      // The style sheet is retained until the end of the process.
      StyleSheet.load(ToolkitStyleSheet.source(app: ""))
      try inWindow {
        VStack {
          Image(systemName: "list-add")
          Image(systemName: "list-add").font(.largeTitle)
        }
      } use: { window in
        let settings = try XCTUnwrap(Gtk.Settings.default)
        let dpi = settings.xftDPI
        defer {
          settings.xftDPI = dpi
          window.settle()
        }
        let images = window.all(GtkImage.self)
        for scale in [1, 2] {
          settings.xftDPI = 96 * 1024 * scale
          window.settle()
          XCTAssertEqual(images[1].pixelSize, 32 * scale)
          XCTAssertTrue(
            GtkTesting.wait { images[0].measure(.horizontal).natural == 16 * scale },
            "\(images[0].measure(.horizontal))"
          )
        }
      }
    }
  }

  func testIconSizeFollowsImageScaleAndFont() throws {
    try inWindow {
      VStack {
        Image(systemName: "list-add")
        Image(systemName: "list-add").imageScale(.large)
        Image(systemName: "list-add").font(.largeTitle)
        Image(systemName: "list-add").imageScale(.small).foregroundStyle(.secondary)
      }
    } use: { window in
      let images = window.all(GtkImage.self)
      XCTAssertEqual(images.map(\.pixelSize), [nil, 24, 32, 12])
      XCTAssertEqual(images[3].appearanceClasses, ["dim-label"])
    }
  }

  func testContentUnavailableViewShowsItsTitleIconAndDescription() throws {
    try inWindow {
      ContentUnavailableView(
        "No Standups",
        systemImage: "x-office-calendar",
        description: Text("Add one.")
      )
    } use: { window in
      XCTAssertEqual(window.texts, ["No Standups", "Add one."])
      XCTAssertEqual(window.all(GtkImage.self).map(\.pixelSize), [96])
      XCTAssertTrue(try window.first(GtkLabel.self).hasCSSClass("title-1"))
    }
  }
}

private struct RenamedButton: View {
  @State private var title = "Open"

  var body: some View {
    Button {
      title = "Close"
    } label: {
      Label(title, systemImage: "document-open")
    }
    .labelStyle(.iconOnly)
  }
}
