import CGtk

/// A container with ordered children. The method `splice(_:replacing:)` replaces the children with
/// an array of widgets, and retains the children that the array contains.
@MainActor
public protocol OrderedContainer: Widget {
  /// Inserts a widget without a parent after `sibling`, or as the first child if `sibling` is
  /// `nil`.
  func insert(_ child: Widget, after sibling: Widget?)

  /// Moves a child after `sibling`, or to the first position if `sibling` is `nil`. The child
  /// retains its state.
  func move(_ child: Widget, after sibling: Widget?)

  /// Removes a child.
  func remove(_ child: Widget)
}
