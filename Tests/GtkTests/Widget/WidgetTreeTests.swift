import XCTest

@testable import Gtk

final class WidgetTreeTests: GtkTestCase {
  func testDirectionIsSetOnAWidgetAndAllItsDescendants() {
    withoutLeaks { probe in
      let outer = probe(Box(orientation: .vertical))
      let inner = Box(orientation: .horizontal)
      let label = Label(text: "x")
      inner.append(label)
      outer.append(inner)
      outer.setDirectionThroughout(.rightToLeft)
      let directions = { [outer, inner, label].map(\.direction) }
      XCTAssertEqual(directions(), [.rightToLeft, .rightToLeft, .rightToLeft])
      inner.setDirectionThroughout(.leftToRight)
      XCTAssertEqual(directions(), [.rightToLeft, .leftToRight, .leftToRight])
    }
  }

  func testPickReturnsTheInnermostTargetOfAPoint() {
    withoutLeaks { probe in
      let box = probe(Box(orientation: .vertical))
      let top = Label(text: "top")
      let bottom = Label(text: "bottom")
      for label in [top, bottom] {
        label.sizeRequest = (100, 50)
        box.append(label)
      }
      withWindow(showing: box) { _ in
        XCTAssert(box.pick(x: 10, y: 10) === top)
        XCTAssert(box.pick(x: 10, y: 60) === bottom)
        XCTAssertNil(box.pick(x: -1, y: 10))
        bottom.canTarget = false
        XCTAssert(box.pick(x: 10, y: 60) === box)
      }
    }
  }

  func testWidgetThatIsNotMappedWithItsParentIsHidden() {
    withoutLeaks { probe in
      let box = probe(Box(orientation: .vertical))
      let label = Label(text: "x")
      box.append(label)
      XCTAssertTrue(label.isMappedWithParent)
      withWindow(showing: box) { _ in
        label.isMappedWithParent = false
        XCTAssertFalse(label.isMapped)
        XCTAssertTrue(label.isVisible)
        label.isMappedWithParent = true
        XCTAssertTrue(label.isMapped)
      }
    }
  }

  func testUnparentedPopoverIsClosedAndReleased() {
    withoutLeaks { probe in
      let button = probe(Button(label: "x"))
      withWindow(showing: button) { window in
        let entry = Entry()
        let popover = probe(Popover(child: entry))
        popover.unparent()
        popover.setParent(button)
        XCTAssert(popover.parent === button)
        popover.popup()
        XCTAssertTrue(MainContext.iterate { popover.isMapped })
        entry.grabFocus()
        XCTAssertTrue(popover.containsFocus)
        XCTAssert(popover.native === popover)
        XCTAssert(button.native === window)
        popover.unparent()
        XCTAssertNil(popover.parent)
        XCTAssertFalse(popover.isMapped)
      }
    }
  }

  func testFocusInTheWindowIsReadMovedAndResigned() {
    withoutLeaks { probe in
      let box = probe(Box(orientation: .vertical))
      let (first, second) = (Button(label: "first"), Button(label: "second"))
      box.append(first)
      box.append(second)
      XCTAssertNil(first.focusInWindow)
      withWindow(showing: box) { _ in
        first.focusInWindow = second
        XCTAssert(box.focusInWindow === second)
        XCTAssertTrue(second.containsFocus)
        XCTAssertTrue(box.containsFocus)
        XCTAssertFalse(first.containsFocus)
        first.resignFocus()
        XCTAssert(box.focusInWindow === second, "The focus is elsewhere.")
        box.resignFocus()
        XCTAssertNil(box.focusInWindow)
      }
    }
  }
}
