import CGtk

/// A container whose children are placed one after another, so that a layer above can splice
/// them by identity.
@MainActor
public protocol OrderedContainer: Widget {
  /// Adds a widget that has no parent after a child, or as the first one.
  func insert(_ child: Widget, after sibling: Widget?)

  /// Moves a child after another, or to the front, without taking it off.
  func move(_ child: Widget, after sibling: Widget?)

  /// Takes a child off.
  func remove(_ child: Widget)
}
