import Gtk
import GtkUI

extension TestWindow {
  /// What the window is called: the title of its page, or its own.
  public var title: String { widget.title ?? "" }

  /// The titles of all screens of the window's navigation stack, from the root to the one shown.
  public var screenTitles: [String] { host.screenTitles }

  /// The widget of a role, and of a name if one is given, that can be seen in the window, or in what
  /// is presented above it, which goes first. See ``Gtk/Widget/find(_:named:)``.
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

  /// All widgets of a role that can be seen in the window, or in what is presented above it.
  public func findAll(_ role: AccessibleRole) -> [Widget] {
    widget.withPresented.flatMap { $0.findAll(role) }
  }

  /// Types text where the focus is. See ``Gtk/Window/type(_:)``.
  public func type(
    _ text: String,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try widget.topmost.type(text, filePath: filePath, line: line)
  }

  /// Presses keys: `Escape`, `<Control>s`. See ``Gtk/Window/press(_:)``.
  @discardableResult
  public func press(_ keys: String) -> Bool { widget.topmost.press(keys) }
}
