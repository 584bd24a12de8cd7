import XCTest

@testable import Gtk

final class WidgetTests: GtkTestCase {
  func testWidgetInAnInsensitiveBoxIsEffectivelyInsensitive() {
    withoutLeaks { probe in
      let box = probe(Box(orientation: .vertical))
      let label = Label(text: "x")
      box.append(label)
      label.isVisible = false
      box.isSensitive = false
      XCTAssertFalse(label.isVisible)
      XCTAssertTrue(label.isSensitive)
      XCTAssertFalse(label.isEffectivelySensitive)
      label.opacity = 0
      label.canTarget = false
      label.name = "the-label"
      label.tooltip = "<help>"
      XCTAssertEqual(label.opacity, 0)
      XCTAssertFalse(label.canTarget)
      XCTAssertEqual(label.name, "the-label")
      XCTAssertEqual(label.tooltip, "<help>")
      label.tooltip = nil
      XCTAssertNil(label.tooltip)
    }
  }

  func testWidgetStoresItsLayoutProperties() {
    withoutLeaks { probe in
      let label = probe(Label(text: "x"))
      label.hexpand = true
      label.vexpand = true
      label.halign = .start
      label.valign = .center
      label.marginStart = 1
      label.marginEnd = 2
      label.marginTop = 3
      label.marginBottom = 4
      label.sizeRequest = (100, nil)
      XCTAssertTrue(label.hexpand && label.vexpand)
      XCTAssertEqual(label.halign, .start)
      XCTAssertEqual(label.valign, .center)
      XCTAssertEqual(
        [label.marginStart, label.marginEnd, label.marginTop, label.marginBottom],
        [1, 2, 3, 4]
      )
      XCTAssertEqual(label.sizeRequest.width, 100)
      XCTAssertNil(label.sizeRequest.height)
      XCTAssertEqual(label.measure(.horizontal).minimum, 103)
      label.resetExpand()
      XCTAssertEqual(label.direction, Widget.defaultDirection)
      label.direction = .rightToLeft
      XCTAssertEqual(label.direction, .rightToLeft)
    }
  }

  func testWidgetStoresItsCSSClasses() {
    withoutLeaks { probe in
      let label = probe(Label(text: "x"))
      label.addCSSClass("one")
      label.addCSSClass("two")
      label.removeCSSClass("one")
      XCTAssertTrue(label.hasCSSClass("two"))
      XCTAssertEqual(label.cssClasses, ["two"])
      label.cssClasses = ["three", "four"]
      XCTAssertEqual(Set(label.cssClasses), ["three", "four"])
      label.cssClasses = []
      XCTAssertEqual(label.cssClasses, [])
      XCTAssertEqual(label.cssName, "label")
    }
  }

  func testWidgetGrabsTheFocusUnlessItsBoxCannotFocus() {
    withoutLeaks { probe in
      let box = probe(Box(orientation: .vertical))
      let first = Button(label: "First")
      let second = Button(label: "Second")
      box.append(first)
      box.append(second)
      XCTAssertTrue(first.isFocusable)
      first.focusesOnClick = false
      XCTAssertFalse(first.focusesOnClick)
      withWindow(showing: box) { window in
        XCTAssertTrue(second.grabFocus())
        XCTAssert(window.focusWidget === second)
        XCTAssertTrue(second.isFocus)
        XCTAssertTrue(box.contains(second))
        XCTAssertFalse(second.contains(box))
        window.focusWidget = nil
        XCTAssertTrue(box.childFocus(.tabForward))
        XCTAssert(window.focusWidget === first)
        box.canFocus = false
        XCTAssertFalse(box.canFocus)
        XCTAssertFalse(second.grabFocus())
      }
    }
  }

  func testWidgetReturnsItsChildrenSiblingsAndRoot() {
    withoutLeaks { probe in
      let box = probe(Box(orientation: .vertical))
      let labels = (0..<3).map { Label(text: "\($0)") }
      labels.forEach(box.append)
      XCTAssertEqual(box.children, labels)
      XCTAssert(box.firstChild === labels[0])
      XCTAssert(box.lastChild === labels[2])
      XCTAssert(labels[0].nextSibling === labels[1])
      XCTAssert(labels[2].previousSibling === labels[1])
      XCTAssertNil(labels[2].nextSibling)
      XCTAssertNil(box.parent)
      XCTAssertNil(box.root)
      withWindow(showing: box) { window in
        XCTAssert(labels[0].root === window)
      }
    }
  }

  func testWidgetStoresItsAccessibleProperties() {
    withoutLeaks { probe in
      let box = probe(Box(orientation: .vertical))
      XCTAssertNil(box.accessibleLabel)
      box.accessibleRole = .group
      box.accessibleLabel = "Counter: 7"
      box.accessibleDescription = "A counter"
      box.accessibleValueText = "seven"
      box.setAccessibleValue(7, in: 0...10)
      XCTAssertEqual(box.accessibleRole, .group)
      XCTAssertEqual(box.accessibleRole.name, "group")
      XCTAssertEqual(box.accessibleLabel, "Counter: 7")
      XCTAssertEqual(box.accessibleDescription, "A counter")
      XCTAssertEqual(box.accessibleValueText, "seven")
      box.accessibleLabel = nil
      XCTAssertNil(box.accessibleLabel)
      box.setAccessibleHidden(true)
    }
  }

  func testAccessiblyHiddenLabelRemainsAccessiblyHiddenWhenShownAgain() {
    withoutLeaks { probe in
      let label = probe(Label(text: "*"))
      label.setAccessibleHidden(true)
      withWindow(showing: label) { _ in
        XCTAssertTrue(MainContext.iterate { label.isAccessibleHidden })
        label.isVisible = false
        MainContext.drain(limit: 100)
        label.isVisible = true
        XCTAssertTrue(MainContext.iterate { label.isMapped })
        MainContext.drain(limit: 100)
        XCTAssertTrue(label.isAccessibleHidden)
        label.setAccessibleHidden(false)
        XCTAssertFalse(label.isAccessibleHidden)
      }
    }
  }

  func testWidgetActivatesActionsOfItsAncestor() {
    withoutLeaks { probe in
      let box = probe(Box(orientation: .vertical))
      let button = Button(label: "x")
      box.append(button)
      var runs = 0
      let group = probe(SimpleActionGroup([SimpleAction("go") { runs += 1 }]))
      box.insertActionGroup("page", group)
      XCTAssertTrue(button.activateAction("page.go"))
      XCTAssertFalse(button.activateAction("page.other"))
      XCTAssertEqual(runs, 1)
      box.insertActionGroup("page", nil)
      XCTAssertFalse(button.activateAction("page.go"))
    }
  }

  func testWidgetReportsThatItIsMappedAndUnmapped() {
    withoutLeaks { probe in
      let label = probe(Label(text: "x"))
      var events: [String] = []
      label.onMap { events.append("map") }
      label.onUnmap { events.append("unmap") }
      withWindow(showing: label) { _ in
        XCTAssertTrue(label.isMapped && label.isRealized)
        XCTAssertGreaterThan(label.allocatedHeight, 0)
      }
      XCTAssertEqual(events, ["map", "unmap"])
    }
  }
}
