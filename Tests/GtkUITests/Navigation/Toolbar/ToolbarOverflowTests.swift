import Gtk
import GtkTestSupport
import Observation
import TestSupport
import XCTest

@testable import GtkUI

final class ToolbarOverflowTests: XCTestCase {
  func testSecondaryActionsAreAlwaysInTheMenu() throws {
    try inHeader { model, window in
      XCTAssertEqual(window.shownItems, ["Archive", "Reply", "Bold", "Sort", "Move", "Add"])
      let more = try window.more
      XCTAssertEqual(more.accessibleName, "More Actions")
      let menu = try more.openMenu()
      XCTAssertEqual(menu.menuItemTitles, ["Rename", "Print"])
      try menu.chooseMenuItem("Rename")
      XCTAssertEqual(model.done, ["Rename"])
    }
  }

  func testAToolbarWithSpaceAndWithoutSecondaryActionsHasNoMenu() throws {
    try inHeader { model, window in
      model.hasSecondary = false
      window.settle()
      XCTAssertNil(window.shownMenu)
    }
  }

  func testItemsAreFoldedWhenTheTitleHasLessThan80PixelsAndReturn() throws {
    try inHeader { _, window in
      let items = ["Archive", "Reply", "Bold", "Sort", "Move", "Add"]
      try window.widget.resize(width: 480, height: 400)
      // How many items have room depends on the font and on the window's buttons.
      let shown = window.shownItems
      XCTAssertTrue((2...3).contains(shown.count), "\(shown)")
      XCTAssertEqual(shown, items.prefix(shown.count - 1) + ["Add"])
      let menu = try window.more.openMenu()
      XCTAssertEqual(
        menu.menuItemTitles,
        items.dropLast().dropFirst(shown.count - 1) + ["Rename", "Print"]
      )
      window.pressEscape()
      try window.widget.resize(width: 360, height: 400)
      XCTAssertTrue([[], ["Add"]].contains(window.shownItems), "\(window.shownItems)")
      XCTAssertEqual(window.widget.allocatedWidth, 360, "Folded items need no width.")
      XCTAssertGreaterThanOrEqual(window.titleWidth, 80)
      try window.widget.resize(width: 900, height: 400)
      XCTAssertEqual(window.shownItems, items)
    }
  }

  func testFoldedItemsDoWhatTheControlsDo() throws {
    try inHeader { model, window in
      try window.widget.resize(width: 360, height: 400)
      try window.more.choose("Archive")
      XCTAssertEqual(model.done, ["Archive"])
      try window.more.choose("Bold")
      XCTAssertTrue(model.isBold)
      try window.more.choose("Sort", "Date")
      XCTAssertEqual(model.sort, "Date")
      try window.more.choose("Move", "To Trash")
      XCTAssertEqual(model.done, ["Archive", "To Trash"])
      // The controls are still the same when they return.
      try window.widget.resize(width: 900, height: 400)
      XCTAssertTrue(try window.widget.first(ToggleButton.self).isActive)
      try window.click("Archive")
      XCTAssertEqual(model.done, ["Archive", "To Trash", "Archive"])
    }
  }

  func testFoldedItemsShowChangesOfTheirControls() throws {
    try inHeader { model, window in
      try window.widget.resize(width: 360, height: 400)
      model.archive = "Unarchive"
      model.isDisabled = true
      model.destinations = ["To Inbox"]
      window.settle()
      let menu = try window.more.openMenu()
      XCTAssertEqual(menu.menuItemTitles.first, "Unarchive")
      XCTAssertThrowsError(try menu.chooseMenuItem("Reply"))
      try menu.chooseMenuItem("Move")
      try menu.chooseMenuItem("To Inbox")
      XCTAssertEqual(model.done, ["To Inbox"])
    }
  }

  func testShortcutsWorkWhileTheirControlIsFolded() throws {
    try inHeader { model, window in
      for width in [900, 360, 900] {
        try window.widget.resize(width: width, height: 400)
        model.done = []
        XCTAssertTrue(window.widget.press("<Control>e"), "\(width)")
        XCTAssertEqual(model.done, ["Archive"], "\(width)")
        XCTAssertTrue(window.widget.press("<Control>t"), "\(width)")
        XCTAssertEqual(model.done, ["Archive", "To Trash"], "\(width)")
        XCTAssertTrue(window.widget.press("F2"), "\(width)")
        XCTAssertEqual(model.done.last, "Rename")
      }
      try window.widget.resize(width: 360, height: 400)
      model.isDisabled = true
      window.settle()
      model.done = []
      window.widget.press("<Control>r")
      XCTAssertEqual(model.done, [])
    }
  }

  func testWhatAMenuCannotShowStaysInTheHeader() throws {
    try onMain {
      let model = OverflowModel()
      try inWindow(width: 360) {
        NavigationStack {
          Text("page").navigationTitle("A Long Title of a Page")
            .toolbar {
              ToolbarItem(placement: .secondaryAction) { Text("3 items") }
              ToolbarItem { TextField("Name", text: .constant("")) }
              ToolbarItem(placement: .confirmationAction) {
                Button("Save") { model.done.append("Save") }
              }
            }
        }
      } use: { window in
        XCTAssertNil(window.shownMenu)
        XCTAssertNoThrow(try window.button("Save"))
        XCTAssertTrue(window.headerTitle.contains("3 items"))
      }
    }
  }

  func testAnItemWhoseTitleComesAndGoesLaterMovesToTheMenuAndBack() throws {
    try onMain {
      StyleSheet.load(ToolkitStyleSheet.source(app: ""))
      let model = OverflowModel()
      try inWindow(width: 900, height: 400) {
        TitleThatComesLater(model: model)
      } use: { window in
        model.archive = ""
        window.settle()
        XCTAssertNil(window.shownMenu, "A menu can't show an icon without a name.")
        for _ in 1...2 {
          model.archive = "Archive"
          window.settle()
          XCTAssertEqual(window.shownItems, [])
          try window.more.choose("Archive")
          XCTAssertEqual(model.done.popLast(), "Archive")
          model.archive = ""
          window.settle()
          XCTAssertNil(window.shownMenu)
          try XCTUnwrap(window.widget.headerBar?.button(named: "archive")).click()
          XCTAssertEqual(model.done.popLast(), "")
        }
      }
    }
  }

  func testAButtonWhoseTextComesAndGoesLaterMovesToTheMenuAndBack() throws {
    try onMain {
      let model = OverflowModel()
      model.archive = ""
      try inWindow(width: 900, height: 400) {
        NavigationStack {
          Text("page").toolbar {
            ToolbarItem(placement: .secondaryAction) {
              Button(model.archive) { model.done.append(model.archive) }
            }
          }
        }
      } use: { window in
        XCTAssertNil(window.shownMenu)
        model.archive = "Archive"
        window.settle()
        try window.more.choose("Archive")
        XCTAssertEqual(model.done, ["Archive"])
        model.archive = ""
        window.settle()
        XCTAssertNil(window.shownMenu)
      }
    }
  }

  func testAPopoverOfAFoldedItemPointsToTheMenu() throws {
    try inHeader { model, window in
      try window.widget.resize(width: 360, height: 400)
      try window.more.choose("Reply")
      let popover = try window.waitForPopover()
      XCTAssertTrue(popover.texts.contains("Reply to whom?"))
      XCTAssertTrue(popover.parent === (try window.more))
    }
  }

  func testTheFocusMovesFromAFoldedItemToTheMenu() throws {
    try inHeader { _, window in
      try window.button("Archive").grabFocus()
      try window.widget.resize(width: 360, height: 400)
      XCTAssertTrue(try window.more.containsFocus)
    }
  }

  func testAHeaderWithFoldedItemsIsAccessible() throws {
    try inHeader { _, window in
      try window.widget.resize(width: 360, height: 400)
      XCTAssertEqual(window.accessibilityIssues(), [])
    }
  }

  func testTheTitleIsInTheCenterOfTheHeaderIfThereIsSpace() throws {
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      try onMain {
        try inWindow(width: 600) {
          NavigationStack {
            Text("page").navigationTitle("Short")
              .toolbar {
                Button("Reload") {}
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              }
          }
        } use: { window in
          let header = try XCTUnwrap(window.widget.headerBar)
          header.setDirectionThroughout(direction)
          window.settle()
          let title = try XCTUnwrap(window.title?.edges(in: header))
          let content = try XCTUnwrap(header.children.first?.edges(in: header))
          XCTAssertEqual(
            title.x + title.width / 2,
            content.x + content.width / 2,
            accuracy: 1
          )
          // The items fill the header, up to the buttons of the window.
          let cancel = try XCTUnwrap(try header.button("Cancel").edges(in: header))
          let reload = try XCTUnwrap(try header.button("Reload").edges(in: header))
          let controls = try XCTUnwrap(
            header.visibleDescendants.first {
              $0.typeName == "GtkWindowControls" && $0.allocatedWidth > 0
            }?.edges(in: header)
          )
          if direction == .leftToRight {
            XCTAssertEqual(cancel.x, content.x, accuracy: 1)
            XCTAssertEqual(controls.x - reload.x - reload.width, 13, accuracy: 1)
          } else {
            XCTAssertEqual(cancel.x + cancel.width, content.x + content.width, accuracy: 1)
            XCTAssertEqual(reload.x - controls.x - controls.width, 13, accuracy: 1)
          }
        }
      }
    }
  }

  private func inHeader(
    _ use: @MainActor (OverflowModel, TestWindow<OverflowView>) throws -> Void
  ) throws {
    try onMain {
      StyleSheet.load(ToolkitStyleSheet.source(app: ""))
      let model = OverflowModel()
      try inWindow(width: 900, height: 400) {
        OverflowView(model: model)
      } use: { window in
        try use(model, window)
      }
    }
  }
}

extension TestWindow {
  fileprivate var shownMenu: Widget? {
    widget.headerBar?.visibleDescendants.first { $0.hasCSSClass("more-actions") }
  }

  fileprivate var more: Widget { get throws { try XCTUnwrap(shownMenu) } }

  fileprivate var title: Widget? {
    widget.headerBar?.visibleDescendants.first { $0.hasCSSClass("title") }
  }

  fileprivate var titleWidth: Int { title?.allocatedWidth ?? 0 }

  /// The names of the shown items, except the menu with the others.
  fileprivate var shownItems: [String] {
    let names = ["Archive", "Unarchive", "Reply", "Bold", "Sort", "Move", "Add"]
    return (widget.headerBar?.visibleDescendants ?? []).filter(\.isMapped)
      .filter { $0 is Gtk.Button || $0 is MenuButton || $0 is DropDown }
      .map(\.accessibleName).filter(names.contains)
  }
}

extension Widget {
  fileprivate func button(named name: String) -> Gtk.Button? {
    visibleDescendants.lazy.compactMap { $0 as? Gtk.Button }.first { $0.name == name }
  }
}

private struct TitleThatComesLater: View {
  let model: OverflowModel

  var body: some View {
    NavigationStack {
      Text("page").navigationTitle("Page").toolbar {
        ToolbarItem(placement: .secondaryAction) {
          Button {
            model.done.append(model.archive)
          } label: {
            Image(systemName: "archivebox")
            if !model.archive.isEmpty { Text(model.archive) }
          }
          .accessibilityIdentifier("archive")
        }
      }
    }
  }
}

@Observable
@MainActor
private final class OverflowModel {
  var hasSecondary = true
  var archive = "Archive"
  var isDisabled = false
  var isBold = false
  var isReplying = false
  var sort = "Name"
  var destinations = ["To Trash"]
  @ObservationIgnored var done: [String] = []
}

private struct OverflowView: View {
  @Bindable var model: OverflowModel

  var body: some View {
    NavigationStack {
      Text("page")
        .navigationTitle("A Title of a Page That Is Long")
        .toolbar {
          Button {
            model.done.append(model.archive)
          } label: {
            Image(systemName: "archivebox")
          }
          .accessibilityLabel(model.archive)
          .keyboardShortcut("e")
          Button("Reply") { model.isReplying = true }
            .keyboardShortcut("r")
            .disabled(model.isDisabled)
            .popover(isPresented: $model.isReplying) { Text("Reply to whom?") }
          Toggle("Bold", isOn: $model.isBold).toggleStyle(.button)
          Picker("Sort", selection: $model.sort) {
            ForEach(["Name", "Date"], id: \.self) { Text($0).tag($0) }
          }
          .labelsHidden()
          Menu("Move") {
            ForEach(model.destinations, id: \.self) { name in
              Button(name) { model.done.append(name) }.keyboardShortcut("t")
            }
          }
          if model.hasSecondary {
            ToolbarItemGroup(placement: .secondaryAction) {
              Button("Rename") { model.done.append("Rename") }
                .keyboardShortcut(KeyEquivalent("\u{F705}"), modifiers: [])
              Button("Print") {}
            }
          }
          ToolbarItem(placement: .primaryAction) { Button("Add") {} }
        }
    }
  }
}
