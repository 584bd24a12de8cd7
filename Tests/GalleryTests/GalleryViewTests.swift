import Gtk
import GtkTestSupport
import XCTest

@testable import GalleryViews

final class GalleryViewTests: XCTestCase {
  func testLinkPushesAPageAndShowAllPagesReturnsToTheList() throws {
    try onMain {
      let model = GalleryModel()
      let window = TestWindow { GalleryView(model: model) }
      defer { window.close() }
      try window.click("Image")
      XCTAssertEqual(window.widget.title, "Image")
      XCTAssertFalse(model.isAtRoot)
      model.showAllPages()
      window.settle()
      XCTAssertEqual(window.widget.title, "Gallery")
    }
  }

  func testSearchMatchesPagesByTitleIDAndGroup() {
    XCTAssertTrue(GalleryPage.slider.matches(""))
    XCTAssertTrue(GalleryPage.slider.matches("SLI"))
    XCTAssertTrue(GalleryPage.slider.matches("control slider"))
    XCTAssertTrue(GalleryPage.fullScreenCover.matches("full-screen"))
    XCTAssertFalse(GalleryPage.slider.matches("slider layout"))
  }

  func testSearchFiltersThePagesAndReportsNoResults() throws {
    try onMain {
      let window = TestWindow { GalleryView(model: GalleryModel()) }
      defer { window.close() }
      let entry = try XCTUnwrap(
        window.widget.visibleDescendants.lazy.compactMap { $0 as? SearchEntry }.first
      )
      entry.text = "unicorn"
      XCTAssertTrue(
        GtkTesting.wait(timeout: .seconds(30)) { window.texts.contains("No Results for “unicorn”") }
      )
      XCTAssertFalse(window.texts.contains("Slider"))
      entry.text = "slid"
      XCTAssertTrue(GtkTesting.wait(timeout: .seconds(30)) { window.texts.contains("Slider") })
      XCTAssertFalse(window.texts.contains("Button"))
    }
  }

  func testButtonPageCountsClicks() throws {
    try onMain {
      let window = TestWindow { GalleryView(model: GalleryModel(page: .button)) }
      defer { window.close() }
      try window.click("Bordered")
      try window.click("Prominent")
      XCTAssertTrue(window.texts.contains("Clicked 2 times"))
    }
  }
}
