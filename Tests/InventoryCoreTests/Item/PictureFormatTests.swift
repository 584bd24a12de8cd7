import InventoryCore
import XCTest

final class PictureFormatTests: XCTestCase {
  private func format(_ text: String) -> PictureFormat? { PictureFormat(Data(text.utf8)) }

  func testTheFormatIsDeterminedByTheFirstBytes() {
    XCTAssertEqual(PictureFormat(Data.png), .png)
    XCTAssertEqual(PictureFormat(Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16])), .jpeg)
    XCTAssertEqual(format("GIF89a..."), .gif)
    XCTAssertEqual(format("GIF87a..."), .gif)
    XCTAssertEqual(
      PictureFormat(Data("RIFF".utf8) + Data([1, 2, 3, 4]) + Data("WEBPVP8 ".utf8)),
      .webP
    )
  }

  func testAnElementSvgAfterAPrologueIsAPicture() {
    XCTAssertEqual(format("<svg/>"), .svg)
    XCTAssertEqual(
      format("\u{FEFF}<?xml version=\"1.0\"?>\n<!-- <html> -->\n<svg width='1'>"),
      .svg
    )
    XCTAssertEqual(format("<!DOCTYPE svg [ <!ENTITY a \"b\"> ]>\r\n<svg:svg xmlns:svg='…'>"), .svg)
  }

  func testOtherFilesAreNotPictures() {
    for text in [
      "", " ", "<", "<!--", "<?xml", "<html><svg/></html>", "<svgx>", "name,color", "RIFF1234WAVE",
    ] {
      XCTAssertNil(format(text), text)
    }
    XCTAssertNil(PictureFormat(Data(repeating: 0xFE, count: 100_000)))
  }
}
