import Gtk
import GtkUI

extension TestWindow {
  /// The title of the window. If the window has a navigation stack, the title is the title of the
  /// top page.
  public var title: String { widget.title ?? "" }

  /// The titles of all pages of the navigation stack of the window, from the root page to the top
  /// page.
  public var screenTitles: [String] { host.screenTitles }

  /// Returns the visible widget of a role, and of a name if `name` isn't `nil`. Sheets and alerts
  /// are searched before the window. See ``Gtk/Widget/find(_:named:filePath:line:)``.
  @discardableResult
  public func find(
    _ role: AccessibleRole,
    named name: String? = nil,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws -> Widget {
    try NotFound.locating(filePath, line) {
      try Finding(widget.withPresented.reversed()).find(role, named: name)
    }
  }

  /// Returns all visible widgets of a role, in the window and in the sheets and alerts above the
  /// window.
  public func findAll(_ role: AccessibleRole) -> [Widget] {
    widget.withWindowsAbove.flatMap { $0.findAll(role) }
  }

  /// Types text into the focused widget. See ``Gtk/Widget/type(_:filePath:line:)``.
  public func type(
    _ text: String,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try (widget.withPresented.last ?? widget).type(text, filePath: filePath, line: line)
  }

  /// Presses keys, such as `Escape` or `<Control>s`. See ``Gtk/Widget/press(_:)``.
  @discardableResult
  public func press(_ keys: String) -> Bool { (widget.withPresented.last ?? widget).press(keys) }

  /// Resizes the window like a user, and waits until the window has settled. See
  /// ``Gtk/Window/resize(width:height:filePath:line:)``.
  public func resize(
    width: Int,
    height: Int,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try widget.resize(width: width, height: height, filePath: filePath, line: line)
  }
}
