import Gtk

extension Widget {
  /// Returns the visible widgets of a class among the widget itself and its descendants, in order.
  ///
  /// ```swift
  /// window.all(Gtk.Label.self).map(\.xalign)
  /// ```
  ///
  /// Use this method for widgets that can't be distinguished by their role, and otherwise
  /// ``findAll(_:)``.
  public func all<W: Widget>(_ type: W.Type) -> [W] { visibleDescendants.compactMap { $0 as? W } }

  /// Returns the first visible widget of a class. Throws an error if no such widget is visible.
  @discardableResult
  public func first<W: Widget>(
    _ type: W.Type,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws -> W {
    if let first = all(type).first { return first }
    return try NotFound.locating(filePath, line) {
      throw NotFound(message: "There is no visible \(type) in \(named).")
    }
  }
}

extension TestWindow {
  /// The widget below the header.
  public var content: Widget? { widget.contentBelowHeader }

  /// The texts of the header, separated by spaces.
  public var headerTitle: String { widget.headerBar?.texts.joined(separator: " ") ?? "" }

  /// The visible button with the name "Back", or `nil` if no such button is visible.
  public var backButton: Widget? { try? widget.headerBar?.button("Back") }

  /// Returns the visible widgets of a class below the header, in order.
  public func all<W: Widget>(_ type: W.Type) -> [W] { content?.all(type) ?? [] }

  /// Returns the first visible widget of a class below the header. Throws an error if no such
  /// widget is visible.
  @discardableResult
  public func first<W: Widget>(
    _ type: W.Type,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws -> W {
    try (content ?? widget).first(type, filePath: filePath, line: line)
  }
}
