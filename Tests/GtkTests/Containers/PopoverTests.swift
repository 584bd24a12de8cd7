import CGtk
import XCTest

@testable import Gtk

final class PopoverTests: GtkTestCase {
  func testPopoverWithTheFocusIsReleasedWhenItIsRemoved() {
    let ways: [@MainActor (Popover) -> Void] = [
      { $0.unparent() },
      {
        $0.popdown()
        $0.unparent()
      },
      {
        $0.popdown()
        $0.child = nil
        $0.unparent()
      },
    ]
    for takeOff in ways {
      withoutLeaks { probe in
        withWindow(showing: Label(text: "anchor")) { window in
          guard let anchor = window.child else { return XCTFail("no anchor") }
          let button = probe(Button(label: "Inside"))
          let popover = probe(Popover(child: button))
          popover.setParent(anchor)
          popover.popup()
          button.grabFocus()
          XCTAssertTrue(popover.containsFocus)
          takeOff(popover)
          XCTAssertNil(window.focusWidget)
        }
      }
    }
  }

  func testPopoverOfTextGrabsTheFocusInAWindowWithoutFocus() {
    withoutLeaks { probe in
      withWindow(showing: Label(text: "anchor")) { window in
        guard let anchor = window.child else { return XCTFail("no anchor") }
        let popover = probe(Popover(child: Label(text: "text")))
        popover.setParent(anchor)
        XCTAssertNil(window.focusWidget)
        popover.popup()
        XCTAssertTrue(popover.isMapped)
        XCTAssertTrue(popover.isFocus)
        popover.childFocus(.tabForward)
        popover.unparent()
        XCTAssertNil(window.focusWidget)
      }
    }
  }

  func testEnterActivatesTheDefaultWidgetOfAPopoverInAWindowWithoutFocus() {
    withoutLeaks { probe in
      withWindow(showing: Label(text: "anchor")) { window in
        guard let anchor = window.child else { return XCTFail("no anchor") }
        let button = probe(Button(label: "Inside"))
        var clicks = 0
        button.onClicked { clicks += 1 }
        let popover = probe(Popover(child: button))
        popover.setParent(anchor)
        popover.setDefaultWidget(button)
        popover.popup()
        window.focusWidget = nil
        popover.emit("activate-default", [])
        XCTAssertTrue(MainContext.iterate { clicks == 1 })
        popover.setDefaultWidget(nil)
        window.focusWidget = nil
        popover.emit("activate-default", [])
        XCTAssertEqual(clicks, 1)
        popover.unparent()
      }
    }
  }

  func testFocusDoesNotMoveWhenAPopoverWithoutFocusIsRemoved() {
    withoutLeaks { probe in
      let button = probe(Button(label: "Outside"))
      withWindow(showing: button) { _ in
        button.grabFocus()
        let popover = probe(Popover(child: Button(label: "Inside")))
        popover.setParent(button)
        popover.child = nil
        popover.unparent()
        XCTAssertTrue(button.isFocus)
      }
    }
  }
}
