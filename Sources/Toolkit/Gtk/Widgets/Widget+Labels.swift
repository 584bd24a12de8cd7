extension Widget {
  /// The labels in the widget, including the widget itself, in reading order, whether or not they
  /// are visible.
  public var labels: [Label] {
    if let label = self as? Label { return [label] }
    return children.flatMap(\.labels)
  }
}
