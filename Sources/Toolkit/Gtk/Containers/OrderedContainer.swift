import CGtk

/// A container with ordered children, so that a higher layer can splice the children by identity.
@MainActor
public protocol OrderedContainer: Widget {
  /// Inserts a widget without a parent after a child, or as the first child.
  func insert(_ child: Widget, after sibling: Widget?)

  /// Moves a child after another child, or to the front, without removing it.
  func move(_ child: Widget, after sibling: Widget?)

  /// Removes a child.
  func remove(_ child: Widget)
}
