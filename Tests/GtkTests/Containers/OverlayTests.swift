import XCTest

@testable import Gtk

final class OverlayTests: GtkTestCase {
  func testOverlaysAreAboveTheChildInOrderAndAnUnderlayIsBelow() {
    withoutLeaks { probe in
      let (child, first, second) = (Label(text: "child"), Label(text: "1"), Label(text: "2"))
      let (third, under) = (Label(text: "3"), Label(text: "under"))
      let overlay = probe(Overlay(child: child))
      overlay.addOverlay(second)
      overlay.insert(first, after: nil)
      overlay.insert(third, after: second)
      XCTAssertEqual(overlay.children, [child, first, second, third])
      overlay.addUnderlay(under)
      XCTAssertEqual(overlay.children, [under, child, first, second, third])
      overlay.move(third, after: nil)
      XCTAssertEqual(overlay.children, [under, child, third, first, second])
      overlay.move(third, after: second)
      XCTAssertEqual(overlay.children, [under, child, first, second, third])
      overlay.remove(first)
      overlay.removeOverlay(under)
      XCTAssertEqual(overlay.children, [child, second, third])
      XCTAssertNil(first.parent)
      XCTAssert(overlay.child === child)
    }
  }

  func testSizeOfAnOverlayContributesOnlyIfItMeasures() {
    withoutLeaks { probe in
      let child = Box(orientation: .vertical)
      child.sizeRequest = (50, 50)
      let large = Box(orientation: .vertical)
      large.sizeRequest = (100, 100)
      let overlay = probe(Overlay(child: child))
      overlay.addOverlay(large)
      XCTAssertEqual(overlay.measure(.horizontal).minimum, 50)
      overlay.setMeasures(large, true)
      XCTAssertEqual(overlay.measure(.horizontal).minimum, 100)
      overlay.setMeasures(large, false)
      XCTAssertEqual(overlay.measure(.horizontal).minimum, 50)
    }
  }
}
