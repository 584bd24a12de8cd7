import Foundation
import GtkTestSupport
import XCTest

import class Gtk.MenuButton
import class Gtk.Widget

@testable import GtkUI

final class MenuTests: XCTestCase {
  func testMenuShowsItsButtonsTogglesAndSubmenus() throws {
    try onMain {
      let isOn = ControlModel(true)
      try inWindow {
        Menu("Edit") {
          Button("Copy_it") {}
          Button {
          } label: {
            Label("Paste", systemImage: "edit-paste")
          }
          Divider()
          Toggle("Wrap", isOn: isOn.binding)
          Menu("More") { Button("Sort") {} }
        }
      } use: { window in
        let button = try window.first(MenuButton.self)
        XCTAssertEqual(button.accessibleName, "Edit")
        XCTAssertEqual(window.texts.first, "Edit")
        button.popup()
        window.settle()
        // GTK escapes an underscore with a second underscore.
        let texts = window.texts.dropFirst().prefix(4)
        XCTAssertEqual(Array(texts), ["Copy__it", "Paste", "Wrap", "More"])
        let label = button.visibleDescendants.first {
          $0.typeName == "GtkLabel" && $0.property("label", as: String?.self) == "Copy__it"
        }
        XCTAssertEqual(label?.property("use-underline", as: Bool.self), true)
        button.popdown()
        window.settle()
      }
    }
  }

  /// A menu button of GTK consists of two nested buttons.
  func testScreenReaderFindsOneButtonForAMenu() throws {
    try inWindow {
      Menu("Edit") { Button("Copy") {} }
        .disabled(false)
      Menu {
        Button("Paste") {}
      } label: {
        Image(systemName: "open-menu-symbolic").accessibilityLabel("More")
      }
    } use: { window in
      for name in ["Edit", "More"] {
        let spoken = window.widget.visibleDescendants.filter {
          ![.generic, .group].contains($0.accessibleRole) && $0.accessibleLabel == name
            && !["GtkImage", "GtkLabel"].contains($0.typeName)
        }
        XCTAssertEqual(spoken.map(\.typeName), ["GtkToggleButton"], name)
        let found = window.widget.findAll(.button).filter { $0.accessibleName == name }
        XCTAssertEqual(found.map(\.typeName), ["GtkMenuButton"], "for tests it is one, too")
        XCTAssertTrue(spoken[0].isSensitive)
      }
      XCTAssertEqual(window.accessibilityIssues(), [])
      window.update {
        Menu("Edit") { Button("Copy") {} }
          .disabled(true)
        Menu {
          Button("Paste") {}
        } label: {
          Image(systemName: "open-menu-symbolic").accessibilityLabel("More")
        }
      }
      let button = try window.find(.button, named: "Edit")
      XCTAssertEqual(button.firstChild?.isSensitive, false, "the one that is spoken of says so")
    }
  }

  func testMenuItemRunsItsCurrentActionUnlessItIsDisabled() throws {
    try onMain {
      let log = Log()
      try inWindow {
        Menu("Edit") {
          Button("Copy") { log.append("old") }
          Button("Paste") { XCTFail("disabled") }.disabled()
        }
      } use: { window in
        let button = try window.first(MenuButton.self)
        window.update {
          Menu("Edit") {
            Button("Copy") { log.append("new") }
            Button("Paste") { XCTFail("disabled") }.disabled()
          }
        }
        button.activateAction("items.item0")
        button.activateAction("items.item1")
        XCTAssertEqual(log.lines, ["new"])
      }
    }
  }

  func testToggleInAMenuFollowsAndWritesItsBinding() throws {
    try onMain {
      let isOn = ControlModel(false)
      try inWindow {
        Menu("View") { Toggle("Wrap", isOn: isOn.binding) }
      } use: { window in
        let button = try window.first(MenuButton.self)
        button.activateAction("items.item0")
        window.settle()
        XCTAssertEqual(isOn.writes, [true])
        button.activateAction("items.item0")
        window.settle()
        XCTAssertEqual(isOn.writes, [true, false])
        let node = try XCTUnwrap(
          window.host.node?.descendants.lazy.compactMap { $0 as? any MenuElementNode }.first
        )
        XCTAssertEqual(node.menuElements.map(\.kind), [.toggle(isOn: false)])
        isOn.value = true
        window.settle()
        XCTAssertEqual(node.menuElements.map(\.kind), [.toggle(isOn: true)])
      }
    }
  }

  func testMenuItemsAreUpdatedInsertedAndRemovedWhileTheMenuIsOpen() throws {
    try onMain {
      let model = Model()
      try inWindow {
        Menu("Edit") { Items(model: model) }
      } use: { window in
        let button = try window.first(MenuButton.self)
        button.popup()
        window.settle()
        XCTAssertEqual(Array(window.texts.dropFirst()), ["Item 0"])
        model.isOn = true
        model.first = 3
        window.settle()
        XCTAssertEqual(Array(window.texts.dropFirst()), ["Item 3", "Extra"])
        model.isOn = false
        window.settle()
        XCTAssertEqual(Array(window.texts.dropFirst()), ["Item 3"])
        button.popdown()
        window.settle()
      }
    }
  }

  func testPickerInAMenuMarksTheItemOfItsSelection() throws {
    try onMain {
      let model = ControlModel(1)
      try inWindow {
        Menu("View") {
          Picker("Sort", selection: model.binding) {
            Text("Name").tag(1)
            Text("Date").tag(2)
          }
        }
      } use: { window in
        let button = try window.first(MenuButton.self)
        button.popup()
        window.settle()
        XCTAssertEqual(Array(window.texts.dropFirst()), ["Sort", "Name", "Date"])
        button.popdown()
        let node = try XCTUnwrap(
          window.host.node?.descendants.lazy.compactMap { $0 as? any MenuElementNode }.first
        )
        XCTAssertEqual(
          node.menuElements.flatMap(\.children).map(\.kind),
          [.choice(isChosen: true), .choice(isChosen: false)]
        )
        node.menuElements[0].children[1].perform()
        window.settle()
        XCTAssertEqual(model.writes, [2])
        XCTAssertEqual(
          node.menuElements.flatMap(\.children).map(\.kind),
          [.choice(isChosen: false), .choice(isChosen: true)]
        )
      }
    }
  }

  func testPickerOfTheMenuStyleInAMenuIsASubmenuOfItsOptions() throws {
    try onMain {
      let model = ControlModel(1)
      try inWindow {
        Menu("View") {
          Picker("Sort", selection: model.binding) {
            Text("Name").tag(1)
            Text("Date").tag(2)
          }
          .pickerStyle(.menu)
        }
      } use: { window in
        let button = try window.first(MenuButton.self)
        button.popup()
        window.settle()
        XCTAssertEqual(button.menuItemTitles, ["Sort"])
        let node = try XCTUnwrap(
          window.host.node?.descendants.lazy.compactMap { $0 as? any MenuElementNode }.first
        )
        XCTAssertEqual(node.menuElements.map(\.kind), [.submenu])
        XCTAssertEqual(node.menuElements.flatMap(\.children).map(\.title), ["Name", "Date"])
        button.popdown()
      }
    }
  }

  func testPickerWithAHiddenLabelInAMenuShowsNoHeading() throws {
    try onMain {
      let model = ControlModel(1)
      try inWindow {
        Menu("View") {
          Picker("Sort", selection: model.binding) {
            Text("Name").tag(1)
            Text("Date").tag(2)
          }
          .labelsHidden()
        }
      } use: { window in
        let button = try window.first(MenuButton.self)
        button.popup()
        window.settle()
        XCTAssertEqual(Array(window.texts.dropFirst()), ["Name", "Date"])
        button.popdown()
      }
    }
  }

  func testMenuSectionShowsAHeadingAndRetainsItsItems() throws {
    try onMain {
      let model = Model()
      let isOn = ControlModel(false)
      try inWindow {
        Menu("Edit") {
          Section("Items") { Items(model: model) }
          Section {
            Toggle("Wrap", isOn: isOn.binding)
          } header: {
            Text("View")
          }
        }
      } use: { window in
        let button = try window.first(MenuButton.self)
        button.popup()
        window.settle()
        XCTAssertEqual(Array(window.texts.dropFirst()), ["Items", "Item 0", "View", "Wrap"])
        let wrap = try button.menuItem("Wrap")
        // Checking an item and inserting an item don't replace the other items.
        isOn.value = true
        model.isOn = true
        window.settle()
        XCTAssertEqual(
          Array(window.texts.dropFirst()),
          ["Items", "Item 0", "Extra", "View", "Wrap"]
        )
        XCTAssertTrue(try button.menuItem("Wrap") === wrap)
        button.popdown()
        window.settle()
      }
    }
  }

  func testMenuItemUpdatesWithTheStateThatItsLabelReads() throws {
    try onMain {
      let model = Model()
      try inWindow {
        Menu("Edit") {
          Button {
          } label: {
            Count(model: model)
          }
        }
      } use: { window in
        let button = try window.first(MenuButton.self)
        button.popup()
        window.settle()
        XCTAssertEqual(button.menuItemTitles, ["Count 0"])
        model.first = 5
        window.settle()
        XCTAssertEqual(button.menuItemTitles, ["Count 5"])
        button.popdown()
        window.settle()
      }
    }
  }

  func testKeyboardShortcutOfAMenuItemRunsWhileTheMenuIsClosed() throws {
    try onMain {
      let log = Log()
      let isOn = ControlModel(false)
      try inWindow {
        Menu("Edit") {
          Button("Copy") { log.append("copy") }.keyboardShortcut("k")
          Menu("More") {
            Toggle("Wrap", isOn: isOn.binding).keyboardShortcut("j")
            Button("Never") { log.append("never") }.keyboardShortcut("l").disabled()
          }
        }
      } use: { window in
        let button = try window.first(MenuButton.self)
        XCTAssertTrue(button.performShortcut("<Control>k"))
        XCTAssertTrue(button.performShortcut("<Control>j"))
        XCTAssertFalse(button.performShortcut("<Control>l"))
        XCTAssertEqual(log.lines, ["copy"])
        XCTAssertEqual(isOn.writes, [true])
      }
    }
  }

  func testIconOnlyMenuIsNamedByTheTitleOfItsLabel() throws {
    try inWindow {
      Menu("More", systemImage: "view-more") { Button("a") {} }
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
    } use: { window in
      let button = try window.first(MenuButton.self)
      XCTAssertEqual(button.accessibleName, "More")
      XCTAssertFalse(button.hasFrame)
    }
  }

  func testALinkInAMenuOpensItsAddress() throws {
    try onMain {
      let log = Log()
      let url = try XCTUnwrap(URL(string: "https://example.org"))
      try inWindow {
        Menu("Help") { Link("Documentation", destination: url) }
          .environment(
            \.openURL,
            OpenURLAction {
              log.append($0.absoluteString)
              return .handled
            }
          )
      } use: { window in
        try window.first(MenuButton.self).activateAction("items.item0")
        XCTAssertEqual(log.lines, ["https://example.org"])
      }
    }
  }
}

private struct Items: View {
  let model: Model

  var body: some View {
    Button("Item \(model.first)") {}
    if model.isOn { Button("Extra") {} }
  }
}

private struct Count: View {
  let model: Model

  var body: some View { Text("Count \(model.first)") }
}
