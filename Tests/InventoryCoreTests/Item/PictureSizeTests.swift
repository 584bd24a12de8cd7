import Foundation
import XCTest

@testable import InventoryCore

final class PictureSizeTests: XCTestCase {
  func testSizeIsReadFromTheHeader() {
    check(
      .png,
      [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 1, 0, 2, 0, 0, 3, 4],
      65_538,
      772
    )
    check(.gif, Array("GIF89a".utf8) + [0x2C, 0x01, 0xC8, 0x00], 300, 200)
    let app: [UInt8] = [0xFF, 0xE0, 0, 4, 9, 9]
    let huffman: [UInt8] = [0xFF, 0xC4, 0, 3, 1]
    let frame: [UInt8] = [0xFF, 0xC2, 0, 17, 8, 0x10, 0x00, 0x20, 0x01]
    check(.jpeg, [0xFF, 0xD8] + app + huffman + [0xFF] + frame, 0x2001, 0x1000)
    check(
      .webP,
      webP("VP8X", [10, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0x01, 0x00, 0x00]),
      1 << 24,
      2
    )
    // 14 bits for each side.
    check(.webP, webP("VP8L", [0, 0, 0, 0, 0x2F, 0x63, 0x40, 0x0C, 0x00]), 100, 50)
    check(
      .webP,
      webP("VP8 ", [0, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 0x64, 0x40, 0x32, 0x00]),
      100,
      50
    )
  }

  func testIncompleteHeaderHasNoSize() {
    for format in PictureFormat.allCases {
      XCTAssertNil(PictureSize(of: Data(), format))
    }
    for count in 0..<24 {
      XCTAssertNil(PictureSize(of: Data.png.prefix(count), .png))
    }
    // A segment whose length is a lie, and a file without a frame.
    XCTAssertNil(PictureSize(of: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 1]), .jpeg))
    XCTAssertNil(PictureSize(of: Data([0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF, 0]), .jpeg))
    XCTAssertNil(PictureSize(of: Data([0xFF, 0xD8, 0, 0]), .jpeg))
  }

  func testSizeOfASliceIsTheSizeOfItsContent() {
    let data = Data([1, 2, 3]) + Data.png
    XCTAssertEqual(PictureSize(of: data.dropFirst(3), .png), PictureSize(of: .png, .png))
  }

  func testPictureWithTooManyPixelsIsRefused() throws {
    var bomb = [UInt8](Data.png)
    bomb.replaceSubrange(16..<24, with: [0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20])
    let name = "bomb.png"
    XCTAssertThrowsError(try ItemPicture(id: UUID(), data: Data(bomb), name: name)) { error in
      XCTAssertEqual(
        error as? ItemProblem,
        .pictureHasTooManyPixels(name, width: 20_000, height: 20_000)
      )
      XCTAssertEqual(
        (error as? ItemProblem)?.message,
        "“bomb.png” has 20000 × 20000 pixels. Choose a picture of at most 60 million pixels."
      )
    }
    // Both sides have the largest number of a header.
    bomb.replaceSubrange(16..<24, with: Array(repeating: 0xFF, count: 8))
    XCTAssertThrowsError(try ItemPicture(id: UUID(), data: Data(bomb), name: name))
    let photo: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0x27, 0x10, 0x3A, 0x98]
    XCTAssertNoThrow(try ItemPicture(id: UUID(), data: Data(photo), name: "photo.jpg"))
  }

  private func webP(_ chunk: String, _ content: [UInt8]) -> [UInt8] {
    Array("RIFF\0\0\0\0WEBP\(chunk)".utf8) + content
  }

  private func check(
    _ format: PictureFormat,
    _ bytes: [UInt8],
    _ width: Int,
    _ height: Int,
    line: UInt = #line
  ) {
    let size = PictureSize(of: Data(bytes), format)
    XCTAssertEqual(size, PictureSize(width: width, height: height), line: line)
  }
}
