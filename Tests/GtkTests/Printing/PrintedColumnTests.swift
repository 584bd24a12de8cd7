import CGtk
import XCTest

@testable import Gtk

final class PrintedColumnTests: GtkTestCase {
  func testElementsAreDrawnFromTopToBottomInTheMiddle() {
    onMain {
      let page = Page([.circle(red, diameter: 20), .circle(red, diameter: 40)], spacing: 10)
      // The height of the elements is 70, so the first element begins at 15.
      XCTAssertEqual(page.color(50, 25), 0xFFFF_0000)
      XCTAssertEqual(page.color(50, 65), 0xFFFF_0000)
      XCTAssertEqual(page.color(50, 40), 0, "The space between the elements is empty.")
      XCTAssertEqual(page.color(50, 8), 0)
      XCTAssertEqual(page.color(20, 65), 0)
    }
  }

  func testAPictureIsScaledToItsMaximumHeightAndToTheWidthOfThePage() throws {
    let wide = try pictureFile(width: 400, height: 100)
    try onMain {
      let page = Page([.picture(wide, maximumHeight: 80)])
      // The width of the page limits the height to 25.
      XCTAssertEqual(page.color(2, 50), 0xFF00_00FF)
      XCTAssertEqual(page.color(97, 50), 0xFF00_00FF)
      XCTAssertEqual(page.color(50, 35), 0)
      let narrow = try pictureFile(width: 10, height: 100)
      let other = Page([.picture(narrow, maximumHeight: 50)])
      XCTAssertEqual(other.color(50, 50), 0xFF00_00FF)
      XCTAssertEqual(other.color(50, 22), 0)
      XCTAssertEqual(other.color(56, 50), 0)
    }
  }

  func testAPictureThatCantBeReadIsNotDrawnAndOccupiesNoSpace() {
    onMain {
      let page = Page([
        .picture(Data("no picture".utf8), maximumHeight: 50), .circle(red, diameter: 20),
      ])
      XCTAssertEqual(page.color(50, 50), 0xFFFF_0000)
    }
  }

  func testATextIsDrawnInBlack() {
    onMain {
      let page = Page([.text("██", size: 30, isBold: true)])
      XCTAssertEqual(page.color(50, 50) & 0xFFFFFF, 0)
      XCTAssertGreaterThan(page.color(50, 50) >> 24, 0)
      XCTAssertEqual(page.color(50, 4), 0)
    }
  }

  func testElementsThatAreTooHighAreReduced() {
    onMain {
      let page = Page(Array(repeating: .circle(red, diameter: 100), count: 3), spacing: 0)
      for y in [17, 50, 83] { XCTAssertEqual(page.color(50, y), 0xFFFF_0000) }
      XCTAssertEqual(page.color(10, 50), 0)
      XCTAssertEqual(PrintedColumn.scale(height: 100) { _ in 90 }, 1)
      XCTAssertEqual(PrintedColumn.scale(height: 100) { _ in 110 }, 0.9)
      XCTAssertGreaterThan(PrintedColumn.scale(height: 100) { _ in .infinity }, 0.03)
    }
  }

  func testAnOperationWritesAPDFFile() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    withoutLeaks { probe in
      let operation = probe(
        PrintOperation(jobName: "Label", page: PrintedColumn([.circle(red, diameter: 20)]))
      )
      var outcome: PrintOperation.Outcome?
      operation.export(to: file.path) { outcome = $0 }
      MainContext.iterate { outcome != nil }
      XCTAssertEqual(outcome, .printed)
    }
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    XCTAssertTrue(text.hasPrefix("%PDF-"), text)
  }

  func testAnOperationThatCantWriteItsFileFailsWithAMessage() {
    withoutLeaks { probe in
      let operation = probe(PrintOperation(jobName: "Label", page: PrintedColumn([])))
      var outcomes: [PrintOperation.Outcome] = []
      operation.export(to: "/nowhere/label.pdf") { outcomes.append($0) }
      MainContext.iterate { !outcomes.isEmpty }
      guard case .failed(let message)? = outcomes.first else {
        return XCTFail("The operation should fail: \(outcomes)")
      }
      // The message is GTK's message about the file, and not the toolkit's own message.
      XCTAssertNotEqual(message, "The page can't be printed.")
      XCTAssertEqual(outcomes.count, 1)
    }
  }
}

private let red = RGBA(red: 1, green: 0, blue: 0)

/// Returns the content of a blue picture file.
private func pictureFile(width: Int32, height: Int32) throws -> Data {
  let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
  defer { try? FileManager.default.removeItem(at: file) }
  let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
  defer { cairo_surface_destroy(surface) }
  let cairo = cairo_create(surface)
  defer { cairo_destroy(cairo) }
  cairo_set_source_rgb(cairo, 0, 0, 1)
  cairo_paint(cairo)
  XCTAssertEqual(cairo_surface_write_to_png(surface, file.path), CAIRO_STATUS_SUCCESS)
  return try Data(contentsOf: file)
}

/// A transparent page of 100 × 100 points on which a column is drawn.
@MainActor
private final class Page {
  private let surface: OpaquePointer?

  init(_ elements: [PrintedElement], spacing: Double = 18) {
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 100, 100)
    guard let cairo = cairo_create(surface) else { return }
    PrintedColumn(elements, spacing: spacing).draw(cairo, width: 100, height: 100)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
  }

  isolated deinit {
    cairo_surface_destroy(surface)
  }

  /// The color of a pixel, as premultiplied ARGB.
  func color(_ x: Int, _ y: Int) -> UInt32 {
    let row = y * Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface) else { return 0 }
    return UnsafeRawPointer(data).load(fromByteOffset: row + x * 4, as: UInt32.self)
  }
}
