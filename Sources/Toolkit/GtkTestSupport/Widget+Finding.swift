import Gtk

/// A widget was looked for and is not there, or can't be used.
public struct NotFound: Error, CustomStringConvertible {
  public let description: String
}

extension Widget {
  /// The widget and all within it that can be seen, parents first.
  public var visibleDescendants: [Widget] {
    guard isVisible else { return [] }
    return [self] + children.flatMap(\.visibleDescendants)
  }

  /// The texts of all labels that can be seen, in their order; those that GTK made among them.
  public var texts: [String] {
    visibleDescendants.filter { $0.typeName == "GtkLabel" }
      .map { $0.stringProperty("label") ?? "" }
  }

  /// What a screen reader calls the widget: its accessible label, or the text that it shows.
  public var accessibleName: String {
    if let label = accessibleLabel, !label.isEmpty { return label }
    return texts.joined(separator: " ")
  }

  /// All buttons that can be seen, whoever made them.
  public var buttons: [Widget] {
    visibleDescendants.filter { $0.typeName == "GtkButton" || $0.typeName == "GtkToggleButton" }
  }

  /// The visible button with the given name.
  public func button(_ name: String) throws -> Widget {
    if let button = buttons.first(where: { $0.accessibleName == name }) { return button }
    let names = buttons.map { "'\($0.accessibleName)'" }.joined(separator: ", ")
    throw NotFound(description: "There is no button '\(name)'. There are: \(names).")
  }

  /// Clicks the visible button with the given name, if it can be used, and lets GTK settle.
  public func click(_ name: String) throws {
    let button = try button(name)
    guard button.isEffectivelySensitive else {
      throw NotFound(description: "The button '\(name)' can't be used now.")
    }
    button.emit("clicked")
    GtkTesting.settle()
  }
}
