import CGtk
import XCTest

@testable import Gtk

final class PictureTests: GtkTestCase {
  func testPictureHasTheSizeOfItsFileAndIsEmptyAfterAFailedLoad() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 30, 20)
    XCTAssertEqual(cairo_surface_write_to_png(surface, file.path), CAIRO_STATUS_SUCCESS)
    cairo_surface_destroy(surface)
    withoutLeaks { probe in
      let picture = probe(Picture())
      XCTAssertNil(picture.load(file.path))
      XCTAssertEqual(picture.intrinsicWidth, 30)
      XCTAssertEqual(picture.measure(.horizontal).natural, 30)
      XCTAssertEqual(picture.load("/nowhere/nothing.png")?.contains("/nowhere/nothing.png"), true)
      XCTAssertNil(picture.intrinsicWidth)
      XCTAssertEqual(picture.measure(.horizontal).natural, 0)
    }
  }

  func testPictureShowsAnIconInItsSizeAndCanShrink() throws {
    try withoutLeaks { probe in
      let display = try XCTUnwrap(Display.default)
      let picture = probe(Picture())
      picture.showIcon(named: "document-open-symbolic", pixelSize: 48, on: display)
      XCTAssertEqual(picture.measure(.horizontal).natural, 48)
      picture.canShrink = false
      XCTAssertFalse(picture.canShrink)
      XCTAssertEqual(picture.measure(.horizontal).minimum, 48)
      picture.canShrink = true
      XCTAssertEqual(picture.measure(.horizontal).minimum, 0)
      for fit in [Picture.ContentFit.fill, .contain, .cover, .scaleDown] {
        picture.contentFit = fit
        XCTAssertEqual(picture.contentFit, fit)
      }
    }
  }
}
