import Foundation
import GtkTestSupport
import TestSupport
import XCTest

import class Gtk.Picture

@testable import GtkUI

final class ImageTests: XCTestCase {
  func testPictureHasItsIntrinsicSizeUnlessItIsResizable() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "dot-\(UUID()).png")
    try dot().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try inWindow {
      VStack { Image(contentsOf: file).accessibilityLabel("A dot") }
    } use: { window in
      let picture = try window.first(Picture.self)
      XCTAssertEqual(picture.measure(.horizontal).natural, 1)
      XCTAssertEqual(picture.accessibleRole, .img)
      XCTAssertEqual(picture.accessibleLabel, "A dot")
      XCTAssertLessThan(picture.allocatedHeight, 10)
      window.update {
        VStack { Image(contentsOf: file).resizable().accessibilityLabel("A dot") }
      }
      GtkTesting.wait { picture.allocatedHeight > 100 }
      XCTAssertGreaterThan(picture.allocatedHeight, 100)
    }
  }

  func testMissingPictureIsReportedAndShowsAPlaceholder() throws {
    try onMain {
      let issues = try recordMessages {
        try inWindow {
          Image(contentsOf: URL(fileURLWithPath: "/nowhere/nothing.png"))
        } use: { window in
          XCTAssertGreaterThan(try window.first(Picture.self).measure(.horizontal).natural, 8)
        }
      }
      XCTAssertEqual(issues.count, 1)
      XCTAssertTrue(issues.first?.contains("/nowhere/nothing.png") == true)
    }
  }

  func testImageIsReplacedByAPictureAndBack() throws {
    try onMain {
      _ = try recordMessages {
        try inWindow {
          VStack { Image(systemName: "list-add") }
        } use: { window in
          window.update { VStack { Image(contentsOf: URL(fileURLWithPath: "/nowhere.png")) } }
          XCTAssertEqual(window.all(GtkImage.self).count, 0)
          XCTAssertEqual(window.all(Picture.self).count, 1)
          window.update { VStack { Image(systemName: "list-remove") } }
          XCTAssertEqual(window.all(GtkImage.self).map(\.iconName), ["list-remove-symbolic"])
          XCTAssertEqual(window.all(Picture.self).count, 0)
        }
      }
    }
  }

  func testPictureOfDataHasItsIntrinsicSizeAndFollowsTheData() throws {
    let (dot, rectangle) = (try dot(), try rectangle())
    try inWindow {
      VStack { Image(data: dot).accessibilityLabel("A dot") }
    } use: { window in
      let picture = try window.first(Picture.self)
      XCTAssertEqual(picture.measure(.horizontal).natural, 1)
      XCTAssertEqual(picture.accessibleLabel, "A dot")
      window.update { VStack { Image(data: rectangle).accessibilityLabel("A rectangle") } }
      XCTAssertEqual(try window.first(Picture.self), picture)
      XCTAssertEqual(picture.measure(.horizontal).natural, 3)
      XCTAssertEqual(picture.measure(.vertical).natural, 2)
    }
  }

  func testDataThatIsNoPictureIsReportedAndShowsAPlaceholder() throws {
    let incomplete = try dot().prefix(40)
    try onMain {
      for data in [Data(), Data("text".utf8), incomplete] {
        let issues = try recordMessages {
          try inWindow {
            VStack { Image(data: data) }
          } use: { window in
            XCTAssertGreaterThan(try window.first(Picture.self).measure(.horizontal).natural, 8)
          }
        }
        XCTAssertEqual(issues.count, 1)
        let issue = try XCTUnwrap(issues.first)
        XCTAssertTrue(issue.hasPrefix("A picture of \(data.count) bytes can't be shown: "), issue)
      }
    }
  }

  func testIconIsReplacedByAPictureOfDataAndByAPictureOfAFile() throws {
    let dot = try dot()
    try onMain {
      _ = try recordMessages {
        try inWindow {
          VStack { Image(systemName: "list-add") }
        } use: { window in
          window.update { VStack { Image(data: dot) } }
          XCTAssertEqual(window.all(GtkImage.self).count, 0)
          XCTAssertEqual(try window.first(Picture.self).measure(.horizontal).natural, 1)
          window.update { VStack { Image(contentsOf: URL(fileURLWithPath: "/nowhere.png")) } }
          XCTAssertGreaterThan(try window.first(Picture.self).measure(.horizontal).natural, 8)
          window.update { VStack { Image(systemName: "list-remove") } }
          XCTAssertEqual(window.all(Picture.self).count, 0)
        }
      }
    }
  }

  /// Returns a PNG file of 1 × 1 pixels.
  private func dot() throws -> Data {
    let dot = """
      iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=
      """
    return try XCTUnwrap(Data(base64Encoded: dot))
  }

  /// Returns a PNG file of 3 × 2 pixels.
  private func rectangle() throws -> Data {
    let rectangle = """
      iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAAAAAC4HznGAAAADklEQVR4nGNoaGhgAGIADAgDAcWhuYYAAAAASUVORK5CYII=
      """
    return try XCTUnwrap(Data(base64Encoded: rectangle))
  }
}
