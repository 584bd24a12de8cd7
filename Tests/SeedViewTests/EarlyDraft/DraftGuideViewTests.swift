import ComposableGtk
import GtkTestSupport
import XCTest

@testable import SeedFeatures

final class DraftGuideViewTests: XCTestCase {
  @available(*, deprecated)
  func testEveryTypeOfDataPushesItsPageAndAPageDismissesItself() throws {
    try onMain {
      let before = LiveObjects.now
      let window = TestWindow { DraftGuide.RootView() }
      try window.click("Hello")
      XCTAssertEqual(window.texts, ["String Hello"])
      try window.click("Back")
      try window.click("False")
      XCTAssertEqual(window.texts, ["Bool false"])
      try window.click("Back")
      try window.click("One")
      XCTAssertEqual(window.texts.first, "Integer 1")
      try window.click("Close")
      XCTAssertNoThrow(try window.button("One"))
      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }

  // Blocks 9, 11, 12 and 13.
  @available(*, deprecated)
  func testNavigationPathIsAppendedToAndShortenedAndIsNoSequence() {
    onMain {
      var path = NavigationPath()
      path.append(1)
      path.append("Hello")
      path.append(false)
      XCTAssertEqual(path.count, 3)
      path.removeLast()
      XCTAssertEqual(path.count, 2)
      XCTAssertFalse(isSequence(path), "There is no 'for element in path'.")
      XCTAssertTrue(isSequence([path]))
    }
  }
}

private func isSequence(_ value: Any) -> Bool { value is any Sequence }
