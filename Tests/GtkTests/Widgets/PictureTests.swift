import CGtk
import TestSupport
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
      XCTAssertNil(load(.file(file.path), into: picture))
      XCTAssertEqual(picture.intrinsicWidth, 30)
      XCTAssertEqual(picture.measure(.horizontal).natural, 30)
      let problem = load(.file("/nowhere/nothing.png"), into: picture)
      XCTAssertEqual(problem?.contains("/nowhere/nothing.png"), true)
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

  func testPictureOfACameraIsUpright() throws {
    // 16 × 8 pixels, with the note that the camera was turned by 90 degrees.
    let data = try XCTUnwrap(Data(base64Encoded: Self.turnedJPEG))
    try withoutLeaks { probe in
      let picture = probe(Picture())
      XCTAssertNil(load(.data(data), into: picture))
      XCTAssertEqual(picture.intrinsicWidth, 8)
      let printed = try XCTUnwrap(PrintedPicture(data))
      XCTAssertEqual([printed.width, printed.height], [8, 16])
    }
  }

  func testLargePictureIsReduced() throws {
    let file = try monochromePNG(width: 8192, height: 4096)
    withoutLeaks { probe in
      let picture = probe(Picture())
      XCTAssertNil(load(.file(file.path), into: picture))
      XCTAssertEqual(picture.intrinsicWidth ?? 0, 5792, accuracy: 2)
    }
  }

  func testPictureWithTooManyPixelsIsRefusedBeforeItIsDecoded() throws {
    let file = try monochromePNG(width: 20_000, height: 20_000)
    withoutLeaks { probe in
      let picture = probe(Picture())
      let before = allocatedSize()
      XCTAssertEqual(
        load(.file(file.path), into: picture),
        "The picture has 20000 × 20000 pixels. Expected at most 67 million pixels."
      )
      XCTAssertLessThan(allocatedSize() - before, 50_000_000)
      XCTAssertNil(picture.intrinsicWidth)
    }
  }

  func testNamedPipeAndEmptyFileAreProblemsAtOnce() throws {
    let folder = try makeTemporaryFolder()
    let pipe = folder.appending(path: "pipe.png").path
    XCTAssertEqual(mkfifo(pipe, 0o600), 0)
    let empty = folder.appending(path: "empty.png")
    try Data().write(to: empty)
    withoutLeaks { probe in
      let picture = probe(Picture())
      XCTAssertEqual(load(.file(pipe), into: picture), "“\(pipe)” is not a regular file.")
      XCTAssertNotNil(load(.file(empty.path), into: picture))
      XCTAssertNotNil(load(.data(Data()), into: picture))
      XCTAssertNotNil(load(.data(Data("no picture".utf8)), into: picture))
    }
  }

  func testLargePictureIsDecodedWhileTheProgramGoesOn() throws {
    let file = try monochromePNG(width: 4000, height: 3000)
    let data = try Data(contentsOf: file)
    withoutLeaks { probe in
      let picture = probe(Picture())
      var loads = 0
      picture.load(data) {
        XCTFail($0)
      } onLoaded: {
        loads += 1
      }
      XCTAssertTrue(Picture.isDecoding)
      XCTAssertEqual(picture.intrinsicWidth, 4000, "It has its space already.")
      XCTAssertNil(shownTexture(of: picture))
      MainContext.iterate(timeout: .seconds(20)) { !Picture.isDecoding }
      XCTAssertEqual(loads, 1)
      XCTAssertEqual(picture.intrinsicWidth, 4000)
      XCTAssertNotNil(shownTexture(of: picture))
    }
  }

  func testOnlyTheLastPictureIsShown() throws {
    let file = try monochromePNG(width: 4000, height: 3000)
    let data = try Data(contentsOf: file)
    withoutLeaks { probe in
      let picture = probe(Picture())
      for _ in 1...20 {
        picture.load(data) {
          XCTFail($0)
        } onLoaded: {
          XCTFail("It was replaced.")
        }
      }
      var problems: [String] = []
      picture.load(Data("no picture".utf8)) { problems.append($0) }
      MainContext.iterate(timeout: .seconds(20)) { !Picture.isDecoding }
      XCTAssertEqual(problems.count, 1)
      XCTAssertNil(picture.intrinsicWidth)
    }
  }

  func testLargePictureThatEndsEarlyIsAProblemLater() throws {
    let file = try monochromePNG(width: 4000, height: 3000)
    let data = try Data(contentsOf: file)
    withoutLeaks { probe in
      let picture = probe(Picture())
      var problems: [String] = []
      picture.load(data.prefix(data.count / 2)) { problems.append($0) }
      XCTAssertEqual(problems, [])
      MainContext.iterate(timeout: .seconds(20)) { !Picture.isDecoding }
      XCTAssertEqual(problems.count, 1)
      XCTAssertNil(picture.intrinsicWidth)
    }
  }

  func testPictureMayBeReleasedWhileItIsDecoded() throws {
    let file = try monochromePNG(width: 4000, height: 3000)
    withoutLeaks { probe in
      let picture = probe(Picture())
      picture.load(file.path) {
        XCTFail($0)
      } onLoaded: {
        XCTFail("It is gone.")
      }
    }
    onMain { _ = MainContext.iterate(timeout: .seconds(20)) { !Picture.isDecoding } }
  }

  private func monochromePNG(width: Int32, height: Int32) throws -> URL {
    let file = try makeTemporaryFolder().appending(path: "large.png")
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A1, width, height)
    defer { cairo_surface_destroy(surface) }
    XCTAssertEqual(cairo_surface_write_to_png(surface, file.path), CAIRO_STATUS_SUCCESS)
    return file
  }

  private static let turnedJPEG = """
    /9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcU\
    ERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARwe\
    HigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAAR\
    CAAIABADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQA\
    AAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdI\
    SUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXG\
    x8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL\
    /8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcY\
    GRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOk\
    paanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwCr\
    RRRXoHMf/9k=
    """
}

/// The memory that is allocated at the moment, in bytes.
private func allocatedSize() -> Int {
  let info = mallinfo2()
  return info.uordblks + info.hblkhd
}

/// Loads a picture, and returns the problem, if any.
@MainActor
private func load(_ source: PictureDecoding.Source, into picture: Picture) -> String? {
  var problem: String?
  switch source {
  case .file(let path): picture.load(path) { problem = $0 }
  case .data(let data): picture.load(data) { problem = $0 }
  }
  MainContext.iterate(timeout: .seconds(20)) { !Picture.isDecoding }
  return problem
}

/// Returns the texture that a picture shows, or `nil` if it shows none.
@MainActor
private func shownTexture(of picture: Picture) -> OpaquePointer? {
  guard let paintable = gtk_picture_get_paintable(picture.opaque) else { return nil }
  return cgtk_is_a(UnsafeMutableRawPointer(paintable), gdk_texture_get_type()).isTrue
    ? paintable : nil
}
