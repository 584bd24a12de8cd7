import Gtk

extension Widget {
  /// The widgets of a class that can be seen, in their order: this one or within it.
  ///
  /// ```swift
  /// window.all(Gtk.Label.self).map(\.xalign)
  /// ```
  ///
  /// This is for what can't be told by role and name, as ``findAll(_:)`` does.
  public func all<W: Widget>(_ type: W.Type) -> [W] { visibleDescendants.compactMap { $0 as? W } }

  /// The first widget of a class that can be seen. If there is none, the error says so.
  @discardableResult
  public func first<W: Widget>(
    _ type: W.Type,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws -> W {
    if let first = all(type).first { return first }
    return try NotFound.locating(filePath, line) {
      throw NotFound(message: "There is no \(type) to be seen in \(named).")
    }
  }
}

extension TestWindow {
  /// What is below the header.
  public var content: Widget? { widget.child }

  /// The text of the header.
  public var headerTitle: String { widget.titlebar?.texts.joined(separator: " ") ?? "" }

  /// The back button, if it can be seen.
  public var backButton: Widget? { try? widget.button("Back") }

  /// The widgets of a class that can be seen below the header, in their order.
  public func all<W: Widget>(_ type: W.Type) -> [W] { content?.all(type) ?? [] }

  /// The first widget of a class that can be seen below the header. If there is none, the error says so.
  @discardableResult
  public func first<W: Widget>(
    _ type: W.Type,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws -> W {
    try (content ?? widget).first(type, filePath: filePath, line: line)
  }
}
