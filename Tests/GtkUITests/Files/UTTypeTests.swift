import GtkTestSupport
import XCTest

@testable import GtkUI

final class UTTypeTests: XCTestCase {
  func testTheTypeOfAnEndOfNamesIsTheTypeOfTheDesktop() {
    XCTAssertEqual(UTType(filenameExtension: "csv"), .commaSeparatedText)
    XCTAssertEqual(UTType(filenameExtension: "png")?.preferredMIMEType, "image/png")
    XCTAssertEqual(UTType(filenameExtension: "PNG"), .png)
    XCTAssertEqual(UTType(filenameExtension: "jpg"), .jpeg)
    XCTAssertEqual(UTType(filenameExtension: "flac")?.preferredMIMEType, "audio/flac")
    XCTAssertNil(UTType(filenameExtension: "no-such-type"))
  }

  func testTheTypeOfAMIMETypeIgnoresCase() {
    XCTAssertEqual(UTType(mimeType: "Image/PNG"), .png)
    XCTAssertNil(UTType(mimeType: "png"))
  }

  func testATypeConformsToTypesThatIncludeIt() {
    XCTAssertTrue(UTType.commaSeparatedText.conforms(to: .plainText))
    XCTAssertTrue(UTType.png.conforms(to: .image))
    XCTAssertFalse(UTType.png.conforms(to: .text))
  }

  func testATypeThatIncludesOthersHasNoMIMETypeAndNoDescription() {
    onMain {
      XCTAssertNil(UTType.image.preferredMIMEType)
      XCTAssertNil(UTType.image.localizedDescription)
      XCTAssertEqual(UTType.commaSeparatedText.localizedDescription, "CSV document")
    }
  }
}
