extension Widget {
  /// The labels in the widget, including the widget itself, in reading order, including invisible
  /// labels.
  public var labels: [Label] {
    if let label = self as? Label { return [label] }
    return children.flatMap(\.labels)
  }
}
