import XCTest

@testable import Gtk

/// Containers with one child, or with one child in each position.
final class BinTests: GtkTestCase {
  func testHeaderBarRemovesItsChildrenAndItsTitle() {
    withoutLeaks { probe in
      let bar = probe(HeaderBar())
      let start = Button(label: "Start")
      let end = Button(label: "End")
      let title = Label(text: "Title")
      bar.packStart(start)
      bar.packEnd(end)
      bar.titleWidget = title
      bar.showsTitleButtons = false
      bar.decorationLayout = ":close"
      XCTAssert(bar.titleWidget === title)
      XCTAssertFalse(bar.showsTitleButtons)
      XCTAssertEqual(bar.decorationLayout, ":close")
      XCTAssertTrue(bar.contains(start) && bar.contains(end))
      bar.remove(start)
      bar.remove(end)
      XCTAssertNil(start.parent)
      XCTAssertNil(end.parent)
      bar.titleWidget = nil
      XCTAssertNil(title.parent)
    }
  }

  func testScrolledWindowStoresItsPropertiesAndScrolls() {
    withoutLeaks { probe in
      let label = probe(Label(text: String(repeating: "line\n", count: 200)))
      let scrolled = probe(ScrolledWindow(child: label))
      XCTAssertEqual(scrolled.child?.typeName, "GtkViewport")
      scrolled.policy = (.never, .automatic)
      scrolled.propagatesNaturalHeight = true
      scrolled.propagatesNaturalWidth = true
      scrolled.maxContentHeight = 300
      scrolled.minContentHeight = 100
      scrolled.maxContentWidth = 400
      scrolled.minContentWidth = 50
      scrolled.hasFrame = true
      XCTAssertEqual(scrolled.policy.horizontal, .never)
      XCTAssertEqual(scrolled.policy.vertical, .automatic)
      XCTAssertTrue(scrolled.propagatesNaturalHeight && scrolled.propagatesNaturalWidth)
      XCTAssertEqual(scrolled.maxContentHeight, 300)
      XCTAssertEqual(scrolled.minContentHeight, 100)
      XCTAssertEqual(scrolled.maxContentWidth, 400)
      XCTAssertEqual(scrolled.minContentWidth, 50)
      XCTAssertTrue(scrolled.hasFrame)
      withWindow(showing: scrolled) { _ in
        // The limits of the offset are set when the content is laid out.
        XCTAssertTrue(
          MainContext.iterate {
            scrolled.verticalOffset = 40
            return scrolled.verticalOffset == 40
          }
        )
      }
    }
  }

  func testScrolledWindowUsesTheViewportThatIsItsChild() {
    withoutLeaks { probe in
      let label = probe(Label(text: "x"))
      let viewport = probe(Viewport(child: label))
      viewport.scrollsToFocus = true
      XCTAssertTrue(viewport.scrollsToFocus)
      XCTAssert(viewport.child === label)
      let scrolled = probe(ScrolledWindow(child: viewport))
      XCTAssert(scrolled.child === viewport)
    }
  }

  func testOverlayAddsAndRemovesAWidgetAboveItsChild() {
    withoutLeaks { probe in
      let bottom = probe(Label(text: "bottom"))
      let top = probe(Label(text: "top"))
      let overlay = probe(Overlay(child: bottom))
      overlay.addOverlay(top)
      overlay.setMeasures(top, true)
      XCTAssert(overlay.child === bottom)
      XCTAssert(top.parent === overlay)
      overlay.removeOverlay(top)
      XCTAssertNil(top.parent)
    }
  }

  func testRevealerReportsOnceThatItsChildIsRevealed() {
    withoutLeaks { probe in
      let label = probe(Label(text: "x"))
      let revealer = probe(Revealer(child: label))
      revealer.transition = .slideDown
      revealer.transitionDuration = .milliseconds(50)
      XCTAssertEqual(revealer.transition, .slideDown)
      XCTAssertEqual(revealer.transitionDuration, .milliseconds(50))
      XCTAssert(revealer.child === label)
      var ends = 0
      revealer.onChildRevealedChanged { ends += 1 }
      withWindow(showing: revealerBox(revealer)) { _ in
        revealer.revealsChild = true
        XCTAssertTrue(revealer.revealsChild)
        XCTAssertTrue(MainContext.iterate { revealer.isChildRevealed })
        XCTAssertEqual(ends, 1)
      }
    }
  }

  func testPopoverStoresItsPropertiesAndReportsThatItIsClosed() {
    withoutLeaks { probe in
      let button = probe(Button(label: "anchor"))
      let content = probe(Button(label: "inside"))
      withWindow(showing: button) { _ in
        let popover = probe(Popover(child: content))
        var closed = 0
        popover.onClosed { closed += 1 }
        popover.position = .top
        popover.hasArrow = false
        popover.point(to: (1, 2, 3, 4))
        popover.point(to: nil)
        popover.setDefaultWidget(content)
        XCTAssert(popover.child === content)
        XCTAssertEqual(popover.position, .top)
        XCTAssertFalse(popover.hasArrow)
        XCTAssertTrue(popover.autohides)
        popover.autohides = false
        XCTAssertFalse(popover.autohides)
        popover.setParent(button)
        popover.popup()
        XCTAssertTrue(MainContext.iterate { content.isMapped })
        popover.popdown()
        XCTAssertTrue(MainContext.iterate { closed == 1 })
        popover.unparent()
        popover.unparent()
        XCTAssertNil(popover.parent)
      }
    }
  }
}

/// Returns a box with the revealer. The box is mapped even if the revealer shows nothing.
@MainActor
private func revealerBox(_ revealer: Revealer) -> Widget {
  let box = Box(orientation: .vertical)
  box.append(Label(text: "above"))
  box.append(revealer)
  return box
}
