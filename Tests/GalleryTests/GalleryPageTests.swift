import Gtk
import GtkTestSupport
import XCTest

@testable import GalleryViews

final class GalleryPageTests: XCTestCase {
  func testPageTitlesAreUnique() {
    let titles = GalleryPage.allCases.map(\.title)
    XCTAssertEqual(titles.count, Set(titles).count)
  }

  func testEveryPageIsAccessibleAndIsReleasedWithItsWindow() {
    onMain {
      for page in GalleryPage.allCases {
        check(page, isPresenting: false)
      }
    }
  }

  func testEveryPresentationIsAccessibleAndIsReleasedWithItsWindow() {
    onMain {
      for page in GalleryPage.allCases where page.hasPresentation {
        check(page, isPresenting: true)
      }
    }
  }

  func testGalleryListHasNoAccessibilityIssues() {
    onMain {
      let window = TestWindow { GalleryView(model: GalleryModel()) }
      defer { window.close() }
      XCTAssertEqual(window.widget.title, "Gallery")
      XCTAssertEqual(window.accessibilityIssues(), [])
    }
  }

  func testEveryPageFitsAWidthOf360Pixels() {
    onMain {
      for page in GalleryPage.allCases {
        let window = TestWindow { GalleryView(model: GalleryModel(page: page)) }
        XCTAssertLessThanOrEqual(window.widget.measure(.horizontal).minimum, 360, page.id)
        window.close()
      }
    }
  }
}

/// Opens a page, checks the page for problems, closes the page, and checks that the page is
/// released.
@MainActor
private func check(
  _ page: GalleryPage,
  isPresenting: Bool,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  GtkTesting.settle()
  let before = LiveObjects.now
  let start = GalleryStart(page: page, isPresenting: isPresenting)
  let window = TestWindow { GalleryView(model: GalleryModel(page: page), start: start) }
  GtkTesting.wait { window.widget.contentBelowHeader?.allocatedWidth ?? 0 > 0 }
  if isPresenting {
    XCTAssertTrue(
      GtkTesting.wait { isPresented(by: page, in: window) },
      "\(page.id) presents nothing",
      file: file,
      line: line
    )
  } else {
    XCTAssertEqual(window.widget.title, page.title, page.id, file: file, line: line)
    XCTAssertFalse(page.title.isEmpty, page.id, file: file, line: line)
  }
  XCTAssertEqual(window.accessibilityIssues(), [], page.id, file: file, line: line)
  window.close()
  XCTAssertEqual(
    LiveObjects.settled(at: before),
    before,
    "The objects of \(page.id) are not released",
    file: file,
    line: line
  )
}

@MainActor
private func isPresented(by page: GalleryPage, in window: TestWindow<GalleryView>) -> Bool {
  switch page {
  case .alert, .confirmationDialog, .backConfirmation: window.alert != nil
  case .sheet, .navigationPath: window.sheet != nil
  case .nested: window.sheet?.sheet?.alert != nil
  case .popover: window.popover != nil
  case .toast: window.widget.texts.contains("Mars was deleted")
  case .banner: window.widget.texts.contains("You are offline. The download continues later.")
  default: window.widget.title != page.title
  }
}
