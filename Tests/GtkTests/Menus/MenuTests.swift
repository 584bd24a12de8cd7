import CGtk
import XCTest

@testable import Gtk

final class MenuTests: GtkTestCase {
  func testActionRunsOnlyWhileItIsEnabled() {
    withoutLeaks { probe in
      var runs = 0
      let action = probe(SimpleAction("go") { runs += 1 })
      XCTAssertEqual(action.name, "go")
      XCTAssertNil(action.state)
      action.activate()
      action.isEnabled = false
      XCTAssertFalse(action.isEnabled)
      action.activate()
      XCTAssertEqual(runs, 1)

      let check = probe(SimpleAction("check", state: true))
      XCTAssertEqual(check.state, true)
      check.state = false
      XCTAssertEqual(check.state, false)

      var targets: [String] = []
      let open = probe(SimpleAction("open", target: { targets.append($0) }))
      let group = probe(SimpleActionGroup([action, check, open]))
      XCTAssertEqual(Set(group.names), ["go", "check", "open"])
      g_action_group_activate_action(group.opaque, "open", g_variant_new_string("a"))
      XCTAssertEqual(targets, ["a"])
      group.remove("check")
      XCTAssertFalse(group.isEnabled("go"))
      XCTAssertFalse(group.isEnabled("check"), "It isn't there any more.")
      action.isEnabled = true
      XCTAssertTrue(group.isEnabled("go"))
      group.activate("go")
      XCTAssertEqual(runs, 2)
    }
  }

  func testAMenuItemRunsItsAction() {
    withoutLeaks { probe in
      let menu = probe(Menu())
      // NB: The section is not probed, because GTK 4.8 leaks the model of a section after it is
      // shown.
      let section = Menu()
      let submenu = probe(Menu())
      section.append("Quit", action: "page.quit")
      submenu.append("Deep", action: "page.quit")
      menu.append("About", action: "page.about")
      menu.appendSection(section)
      menu.appendSubmenu("More", submenu)
      XCTAssertEqual(menu.count, 3)

      var quits = 0
      let button = probe(MenuButton())
      button.insertActionGroup("page", SimpleActionGroup([SimpleAction("quit") { quits += 1 }]))
      button.setMenu(menu)
      withWindow(showing: button) { _ in
        button.popup()
        let item = find(in: button) { $0.typeName == "GtkModelButton" && $0.isEffectivelySensitive }
        XCTAssertNotNil(item)
        XCTAssertEqual(item?.accessibleRole, .menuItem)
        XCTAssertTrue(MainContext.iterate { item?.isMapped ?? false })
        item?.activate()
        XCTAssertTrue(MainContext.iterate { quits == 1 })
        button.popdown()
      }
      menu.removeAll()
      XCTAssertEqual(menu.count, 0)
    }
  }

  func testMenuLabelsOfPlainTextAreNotMnemonicsOrMarkup() {
    withoutLeaks { probe in
      let menu = probe(Menu())
      let section = Menu()
      section.append(plain: "snake_case <b>&", action: "page.go", accelerator: "<Control>r")
      menu.insertSection(section, title: "A_B", at: 0)
      menu.insertSection(Menu(), title: nil, at: 0)
      menu.remove(at: 0)
      XCTAssertEqual(menu.count, 1)
      let button = probe(MenuButton())
      button.setMenu(menu)
      withWindow(showing: button) { _ in
        button.popup()
        let label = find(in: button) { $0.stringProperty(ofLabel: "label") == "snake__case <b>&" }
        XCTAssertEqual(label?.property("use-underline", as: Bool.self), true, "Two stand for one.")
        XCTAssertEqual(label?.property("use-markup", as: Bool.self), false)
        let keys = find(in: button) { $0.stringProperty(ofLabel: "label") == "Ctrl+R" }
        XCTAssertNotNil(keys)
        // GTK creates the heading after the items.
        var title: Widget?
        MainContext.iterate {
          title = find(in: button) { $0.stringProperty(ofLabel: "label") == "A_B" }
          return title != nil
        }
        XCTAssertEqual(title?.property("use-underline", as: Bool.self), false)
        button.popdown()
      }
      menu.removeAll()
    }
  }

  func testMenuButtonStoresItsPropertiesAndRemovesItsPopover() {
    withoutLeaks { probe in
      let button = probe(MenuButton())
      button.iconName = "open-menu-symbolic"
      XCTAssertEqual(button.iconName, "open-menu-symbolic")
      button.label = "Menu"
      XCTAssertEqual(button.label, "Menu")
      let child = Label(text: "child")
      button.child = child
      XCTAssert(button.child === child)
      button.isPrimary = true
      button.hasFrame = false
      button.usesUnderline = true
      XCTAssertTrue(button.isPrimary && button.usesUnderline)
      XCTAssertFalse(button.hasFrame)
      let popover = probe(Popover(child: Label(text: "x")))
      button.popover = popover
      XCTAssert(button.popover === popover)
      button.popover = nil
      XCTAssertNil(popover.parent)
    }
  }

  func testPopoverMenuHasTheRoleMenu() {
    withoutLeaks { probe in
      let menu = Menu()
      menu.append("Go", action: "page.go")
      let popover = probe(PopoverMenu(menu: menu))
      XCTAssertEqual(popover.accessibleRole, .menu)
      popover.setMenu(nil)
    }
  }
}

/// Returns the first widget, depth first, for which a condition holds.
@MainActor
private func find(in widget: Widget, where condition: (Widget) -> Bool) -> Widget? {
  if condition(widget) { return widget }
  for child in widget.children {
    if let found = find(in: child, where: condition) { return found }
  }
  return nil
}

extension Widget {
  /// Returns a property of a label, or `nil` if the widget isn't a label.
  fileprivate func stringProperty(ofLabel name: String) -> String? {
    typeName == "GtkLabel" ? property(name, as: String?.self) : nil
  }
}
