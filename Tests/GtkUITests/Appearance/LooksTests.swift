import GtkTestSupport
import XCTest

@testable import Gtk
@testable import GtkUI

final class LooksTests: XCTestCase {
  func testTheColorsFollowTheStyleOfTheDesktop() throws {
    try withStyleSheet { settings, color in
      XCTAssertEqual(color("window_bg_color"), RGBA(0xFAFAFB))
      settings.prefersDarkTheme = true
      GtkTesting.settle()
      XCTAssertEqual(color("window_bg_color"), RGBA(0x222226))
      settings.prefersDarkTheme = false
      GtkTesting.settle()
      XCTAssertEqual(color("window_bg_color"), RGBA(0xFAFAFB))
    }
  }

  func testAThemeThatTheUserHasChosenIsLeftAlone() throws {
    try withStyleSheet { settings, color in
      XCTAssertTrue(StyleSheet.css.contains(Looks.controls))
      settings.themeName = "Another"
      GtkTesting.settle()
      XCTAssertFalse(StyleSheet.css.contains(Looks.controls))
      XCTAssertFalse(StyleSheet.css.contains(Looks.containers))
      let background = try XCTUnwrap(color("window_bg_color"))
      XCTAssertNotEqual(background, RGBA(0xFAFAFB))
      XCTAssertEqual(background, try XCTUnwrap(color("theme_bg_color")))
      settings.themeName = "Adwaita"
      GtkTesting.settle()
      XCTAssertTrue(StyleSheet.css.contains(Looks.controls))
      XCTAssertEqual(color("window_bg_color"), RGBA(0xFAFAFB))
    }
  }

  func testAnAppCanHaveTheLooksOfTheTheme() throws {
    try withStyleSheet(hasLooks: false) { _, color in
      XCTAssertFalse(StyleSheet.css.contains(Looks.controls))
      XCTAssertEqual(
        try XCTUnwrap(color("window_bg_color")),
        try XCTUnwrap(color("theme_bg_color"))
      )
    }
  }

  func testTheStyleSheetOfAnAppCanDefineAColorAgain() throws {
    try withStyleSheet(app: "@define-color accent_bg_color #123456;") { _, color in
      XCTAssertEqual(color("accent_bg_color"), RGBA(0x123456))
    }
  }

  /// The heights show which of several matching rules is applied.
  func testTheHeightsOfControls() throws {
    try withStyleSheet { _, _ in
      XCTAssertEqual(height(of: Gtk.Button(label: "text")), 34)
      XCTAssertEqual(height(of: Gtk.Button(label: "text"), "pill"), 44)
      XCTAssertEqual(height(of: Gtk.Button(child: Bin(child: Gtk.Label(text: "text"))), "pill"), 44)
      XCTAssertEqual(height(of: Gtk.Button(iconName: "list-add-symbolic")), 34)
      XCTAssertEqual(height(of: Gtk.Button(iconName: "list-add-symbolic"), "circular"), 34)
      XCTAssertEqual(height(of: Entry()), 34)
      XCTAssertEqual(height(of: Switch()), 26)
    }
  }

  func testTheHeadingOfAListIsLowerThanARow() throws {
    try withStyleSheet { _, _ in
      let text = height(of: Gtk.Label(text: "Title"))
      XCTAssertEqual(rowHeight(isActivatable: true), 48)
      XCTAssertEqual(rowHeight(isActivatable: false, "heading", "section-title"), text + 24)
    }
  }

  func testTheIconOfALabelInARowHasAWiderSpace() throws {
    try withStyleSheet { _, _ in
      XCTAssertEqual(labelWidth(in: "column"), 16 + 6 + 10)
      XCTAssertEqual(labelWidth(in: "form-row"), 16 + 12 + 10)
      XCTAssertEqual(labelWidth(in: "form-row", isInButton: true), 16 + 6 + 10)
    }
  }

  func testTheTextOfAnEditorInAFormBeginsBelowTheTextOfOtherRows() throws {
    try inSection {
      Text("row")
      TextEditor(text: .constant("text"))
    } use: { window in
      let row = try window.edges(ofLabel: "row").x
      let text = try XCTUnwrap(window.first(TextView.self).edges(in: window)).x + 8
      XCTAssertEqual(text, row, accuracy: 1)
    }
  }

  func testASpinnerInARowIsBesideItsLabel() throws {
    try inSection {
      Text("row")
      ProgressView("Searching")
    } use: { window in
      let row = try window.edges(ofLabel: "row")
      let label = try window.edges(ofLabel: "Searching")
      let spinner = try XCTUnwrap(window.first(Spinner.self).edges(in: window))
      XCTAssertEqual(spinner.width, 16)
      XCTAssertEqual(spinner.x, row.x)
      XCTAssertEqual(label.x, spinner.x + 16 + 12)
      XCTAssertEqual(label.y + label.height / 2, spinner.y + spinner.height / 2, accuracy: 1)
    }
  }

  func testADateButtonInARowIsAsHighAsADropDownWithoutAFill() throws {
    try inSection {
      Picker("Size", selection: .constant(0)) { Text("Small").tag(0) }
      DatePicker("Due", selection: .constant(.distantPast), displayedComponents: .date)
    } use: { window in
      let picker = try XCTUnwrap(window.first(DropDown.self).edges(in: window))
      let date = try XCTUnwrap(window.first(DateButton.self).edges(in: window))
      XCTAssertEqual(date.height, picker.height)
      XCTAssertEqual(date.x + date.width, picker.x + picker.width)
    }
  }

  func testARuleOfTheAppReplacesARuleOfTheLooks() throws {
    try withStyleSheet(app: ".step { min-height: 48px; }") { _, _ in
      let button = Gtk.Button(iconName: "list-add-symbolic")
      XCTAssertEqual(height(of: button, "circular", "step"), 48)
    }
  }

  /// Calls `use` with a window that shows rows in a section of a form.
  private func inSection<Rows: View>(
    @ViewBuilder _ rows: @escaping @MainActor () -> Rows,
    use: @MainActor (Gtk.Window) throws -> Void
  ) throws {
    try onMain {
      GtkTesting.start()
      StyleSheet.load(ToolkitStyleSheet.source(app: ""))
      try inWindow {
        Form { Section { rows() } }
      } use: { window in
        try use(window.widget)
      }
    }
  }

  private func withStyleSheet(
    hasLooks: Bool = true,
    app: String = "",
    _ body: @MainActor (Gtk.Settings, _ color: (String) -> RGBA?) throws -> Void
  ) throws {
    try onMain {
      GtkTesting.start()
      let settings = try XCTUnwrap(Gtk.Settings.default)
      let (theme, isDark) = (settings.themeName, settings.prefersDarkTheme)
      settings.themeName = "Adwaita"
      settings.prefersDarkTheme = false
      StyleSheet.load(ToolkitStyleSheet.source(app: app, hasLooks: hasLooks))
      defer {
        settings.themeName = theme
        settings.prefersDarkTheme = isDark
        StyleSheet.load(ToolkitStyleSheet.source(app: ""))
      }
      try inWindow {
        Text("text")
      } use: { window in
        try body(settings) { name in
          window.widget.themeColor(name).map { color in
            // GTK stores components as 32-bit numbers.
            func byte(_ part: Double) -> UInt32 { UInt32((part * 255).rounded()) }
            return RGBA(byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue))
          }
        }
      }
    }
  }
}

/// Returns the natural height of a widget with style classes.
@MainActor
private func height(of widget: Widget, _ classes: String...) -> Int {
  for name in classes { widget.addCSSClass(name) }
  return naturalSize(of: widget, .vertical, in: Bin(child: widget))
}

/// Returns the natural size of a widget in the content of a window.
@MainActor
private func naturalSize(
  of widget: Widget,
  _ orientation: Gtk.Orientation,
  in content: Widget
) -> Int {
  let window = Gtk.Window()
  window.child = content
  defer { window.destroy() }
  return widget.measure(orientation).natural
}

/// Returns the natural height of a row of a list. The row shows a label with style classes.
@MainActor
private func rowHeight(isActivatable: Bool, _ classes: String...) -> Int {
  let label = Gtk.Label(text: "Title")
  for name in classes { label.addCSSClass(name) }
  let row = ListBoxRow(child: Bin(child: label))
  // A row that can be selected is activatable, too.
  row.isActivatable = isActivatable
  row.isSelectable = isActivatable
  let list = ListBox()
  list.addCSSClass("item-list")
  list.append(row)
  return naturalSize(of: row, .vertical, in: list)
}

/// Returns the natural width of a label whose icon and title have the widths 16 and 10. The label
/// is in a row with a style class.
@MainActor
private func labelWidth(in rowClass: String, isInButton: Bool = false) -> Int {
  let label = Gtk.Box(orientation: .horizontal, spacing: 6)
  label.addCSSClass("icon-and-title")
  for width in [16, 10] {
    // The requested size of a widget contains the margins of its style.
    let content = Bin()
    content.sizeRequest = (width, nil)
    label.append(Bin(child: content))
  }
  let row = isInButton ? Bin(child: Gtk.Button(child: label)) : Bin(child: label)
  row.addCSSClass(rowClass)
  let box = Bin(child: row)
  box.addCSSClass("section-box")
  return naturalSize(of: label, .horizontal, in: box)
}

extension Gtk.Window {
  /// Returns the edges of the label with a text.
  fileprivate func edges(
    ofLabel text: String
  ) throws -> (x: Double, y: Double, width: Double, height: Double) {
    try XCTUnwrap(all(Gtk.Label.self).first { $0.text == text }?.edges(in: self), text)
  }
}
