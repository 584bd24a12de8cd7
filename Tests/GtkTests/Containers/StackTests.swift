import CGtk
import XCTest

@testable import Gtk

final class StackTests: GtkTestCase {
  func testStackStoresItsPropertiesAndItsVisibleChild() {
    withoutLeaks { probe in
      let stack = probe(Stack())
      stack.transition = .overLeft
      stack.transitionDuration = .milliseconds(123)
      stack.isHorizontallyHomogeneous = false
      stack.isVerticallyHomogeneous = false
      stack.interpolatesSize = true
      let transition = gtk_stack_get_transition_type(stack.opaque)
      XCTAssertEqual(transition, GTK_STACK_TRANSITION_TYPE_OVER_LEFT)
      XCTAssertEqual(stack.transitionDuration, .milliseconds(123))
      XCTAssertFalse(stack.isHorizontallyHomogeneous)
      XCTAssertFalse(stack.isVerticallyHomogeneous)
      XCTAssertTrue(stack.interpolatesSize)
      let first = Label(text: "first")
      let second = Label(text: "second")
      stack.add(first)
      stack.add(second)
      XCTAssert(stack.visibleChild === first)
      stack.visibleChild = second
      XCTAssert(stack.visibleChild === second)
      stack.remove(first)
      XCTAssertNil(first.parent)
    }
  }

  func testStackReportsTheStartAndTheEndOfATransition() {
    withoutLeaks { probe in
      let pages = Pages(probe)
      withWindow(showing: pages.stack) { _ in
        var running: [Bool] = []
        pages.stack.onTransitionRunningChanged { [weak stack = pages.stack] in
          running.append(stack?.isTransitionRunning ?? false)
        }
        pages.push()
        XCTAssertTrue(pages.stack.isTransitionRunning)
        XCTAssertTrue(MainContext.iterate { running == [true, false] })
        pages.stack.remove(pages.first)
      }
    }
  }

  func testStackFinishesATransitionWhosePreviousChildIsRemoved() {
    withoutLeaks { probe in
      let pages = Pages(probe)
      pages.stack.transitionDuration = .seconds(1)
      withWindow(showing: pages.stack) { _ in
        pages.push()
        MainContext.iterate(timeout: .milliseconds(30)) { false }
        XCTAssertTrue(pages.stack.isTransitionRunning)
        pages.stack.remove(pages.first)
        XCTAssertTrue(MainContext.iterate { !pages.stack.isTransitionRunning })
      }
    }
  }
}

@MainActor
private struct Pages {
  let stack: Stack
  let first: Button
  let second: Button

  init(_ probe: Probes) {
    stack = probe(Stack())
    first = probe(Button(label: "first"))
    second = probe(Button(label: "second"))
    stack.transition = .slideLeft
    stack.transitionDuration = .milliseconds(200)
    stack.add(first)
  }

  func push() {
    stack.add(second)
    stack.visibleChild = second
  }
}
