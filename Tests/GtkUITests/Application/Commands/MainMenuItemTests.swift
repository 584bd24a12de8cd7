import Foundation
import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// The main menu, with the kinds of items that other menus can contain.
final class MainMenuItemTests: XCTestCase {
  func testMainMenuRunsTogglesPickersSubmenusSectionsAndLinks() throws {
    try onMain {
      let log = Log()
      let isOn = ControlModel(false)
      let order = ControlModel(1)
      let url = try XCTUnwrap(URL(string: "https://example.org"))
      try inApp {
        Window("Main", id: "main") { Text("") }
          .commands {
            CommandMenu("View") {
              Toggle("Wrap", isOn: isOn.binding).keyboardShortcut("j")
              Picker("Sort", selection: order.binding) {
                Text("Name").tag(1)
                Text("Date").tag(2)
              }
              .pickerStyle(.menu)
              Menu("More") {
                ForEach(1..<3) { number in Button("Go to \(number)") { log.append("\(number)") } }
                Section("Deep") {
                  Button("Down") { log.append("down") }.keyboardShortcut("d")
                }
              }
              Section("Elsewhere") { Link("Documentation", destination: url) }
            }
            CommandGroup(after: .newItem) {
              if isOn.value { Button("Unwrap") { isOn.value = false } }
              Button("Never") { log.append("never") }.disabled().keyboardShortcut("u")
            }
          }
          .environment(
            \.openURL,
            OpenURLAction {
              log.append($0.absoluteString)
              return .handled
            }
          )
      } use: { app in
        let window = try app.window("Main")
        XCTAssertEqual(
          window.menuTitles.dropLast(),
          [["Never"], ["Wrap", "Sort", "More"], ["Documentation"]]
        )
        XCTAssertEqual(
          window.menu.layout.sections.map(\.title),
          [nil, "View", "Elsewhere", nil]
        )
        try window.choose("Wrap")
        XCTAssertEqual(isOn.writes, [true])
        XCTAssertEqual(try window.menuItem("Wrap").action?.state, true)
        XCTAssertEqual(window.menuTitles.first, ["Unwrap", "Never"])
        XCTAssertFalse(try window.choose("Never"))
        try window.choose("Go to 2")
        try window.choose("Down")
        try window.choose("Documentation")
        XCTAssertEqual(log.lines, ["2", "down", "https://example.org"])
        try window.menuItem("Date").element.perform()
        GtkTesting.settle()
        XCTAssertEqual(order.writes, [2])
        XCTAssertEqual(try window.menuItem("Date").element.kind, .choice(isChosen: true))
      }
    }
  }

  func testChoosingAPickerItemInTheOpenMainMenuSetsItsSelection() throws {
    try onMain {
      let order = ControlModel(1)
      try inApp {
        Window("Main", id: "main") { Text("") }
          .commands {
            CommandMenu("View") {
              Picker("Sort", selection: order.binding) {
                Text("Name").tag(1)
                Text("Date").tag(2)
              }
            }
          }
      } use: { app in
        let button = try app.window("Main").menu.button
        button.popup()
        GtkTesting.settle()
        XCTAssertEqual(button.marked, ["Name"])
        try button.chooseMenuItem("Date")
        XCTAssertEqual(order.writes, [2])
        button.popup()
        GtkTesting.settle()
        XCTAssertEqual(button.marked, ["Date"])
        button.popdown()
      }
    }
  }

  func testMainMenuShortcutsRunTheirItemsAndAreListed() throws {
    try onMain {
      let log = Log()
      let isOn = ControlModel(false)
      try inApp {
        Window("Main", id: "main") { Text("") }
          .commands {
            CommandMenu("View") {
              Toggle("Wrap", isOn: isOn.binding).keyboardShortcut("j")
              Divider()
              Menu("More") {
                Button("Down") { log.append("down") }.keyboardShortcut("d")
                Button("Never") { log.append("never") }.disabled().keyboardShortcut("u")
              }
            }
          }
      } use: { app in
        let window = try app.window("Main")
        XCTAssertTrue(window.window.performShortcut("<Control>j"))
        XCTAssertTrue(window.window.performShortcut("<Control>d"))
        XCTAssertFalse(window.window.performShortcut("<Control>u"))
        GtkTesting.settle()
        XCTAssertEqual(isOn.writes, [true])
        XCTAssertEqual(log.lines, ["down"])
        let groups = ShortcutsOverview(window.menu.layout, own: []).groups
        XCTAssertEqual(groups.map(\.title), ["General", "View", "Navigation"])
        XCTAssertEqual(
          groups[1].entries.map { "\($0.title) \($0.accelerators[0])" },
          ["Wrap <Control>j", "Down <Control>d", "Never <Control>u"]
        )
      }
    }
  }
}

extension Widget {
  /// The titles of the checked items of an open menu.
  fileprivate var marked: [String] {
    menuItems.filter { $0.property("active", as: Bool.self) == true }.map(\.menuItemTitle)
  }
}
