import XCTest

@testable import GalleryViews

final class GalleryPageTests: XCTestCase {
  func testNoTwoPagesHaveOneTitle() {
    let titles = GalleryPage.allCases.map(\.title)
    XCTAssertEqual(titles.count, Set(titles).count)
  }
}
