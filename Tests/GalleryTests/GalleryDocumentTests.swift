import Foundation
import GalleryViews
import TestSupport
import XCTest

final class GalleryDocumentTests: XCTestCase {
  func testEveryPageIsInTheDocumentWithItsPictures() throws {
    let documentation = ProjectFolder.url.appending(path: "Documentation")
    let text = try String(contentsOf: documentation.appending(path: "Gallery.md"), encoding: .utf8)
    for page in GalleryPage.allCases {
      for style in ["light", "dark"] {
        let picture = "Screenshots/gallery-\(page.id)-\(style).png"
        XCTAssertTrue(text.contains(picture), "Documentation/Gallery.md lacks \(picture)")
        let path = documentation.appending(path: picture).path
        XCTAssertTrue(FileManager.default.fileExists(atPath: path), "\(picture) is missing")
      }
    }
  }
}
