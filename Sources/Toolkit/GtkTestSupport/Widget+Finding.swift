import Gtk

/// A widget was looked for and is not there.
public struct NotFound: Error, CustomStringConvertible {
  public let description: String
}

extension Widget {
  /// The widget and all within it that can be seen, parents first.
  public var visibleDescendants: [Widget] {
    guard isVisible else { return [] }
    return [self] + children.flatMap(\.visibleDescendants)
  }

  /// The texts of all labels that can be seen, in their order.
  public var texts: [String] {
    visibleDescendants.compactMap { ($0 as? Label)?.text }
  }

  /// What a screen reader calls the widget: its accessible label, or the text that it shows.
  public var accessibleName: String {
    if let label = accessibleLabel, !label.isEmpty { return label }
    if let title = (self as? Button)?.label, !title.isEmpty { return title }
    return texts.joined(separator: " ")
  }

  /// The visible button with the given name.
  public func button(_ name: String) throws -> Button {
    let buttons = visibleDescendants.compactMap { $0 as? Button }
    if let button = buttons.first(where: { $0.accessibleName == name }) { return button }
    let names = buttons.map { "'\($0.accessibleName)'" }.joined(separator: ", ")
    throw NotFound(description: "There is no button '\(name)'. There are: \(names).")
  }
}

extension TestWindow {
  /// The texts of all labels that can be seen.
  public var texts: [String] { widget.texts }

  /// The visible button with the given name.
  public func button(_ name: String) throws -> Button { try widget.button(name) }

  /// Clicks the visible button with the given name, if it can be used, and lets the window settle.
  public func click(_ name: String) throws {
    let button = try button(name)
    guard button.isEffectivelySensitive else {
      throw NotFound(description: "The button '\(name)' can't be used now.")
    }
    button.click()
    settle()
  }
}
