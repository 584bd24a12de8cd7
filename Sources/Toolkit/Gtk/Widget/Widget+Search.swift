extension Widget {
  /// Returns the first widget that satisfies a condition, among this widget and its descendants in
  /// depth-first order.
  func first(where condition: (Widget) -> Bool) -> Widget? {
    if condition(self) { return self }
    for child in children {
      if let first = child.first(where: condition) { return first }
    }
    return nil
  }

  /// Returns the number of widgets that satisfy a condition, among this widget and its descendants.
  func count(where condition: (Widget) -> Bool) -> Int {
    children.reduce(condition(self) ? 1 : 0) { $0 + $1.count(where: condition) }
  }

  /// Returns whether this widget or a descendant satisfies a condition.
  package func hasDescendant(where condition: (Widget) -> Bool) -> Bool {
    first(where: condition) != nil
  }
}
