extension Widget {
  /// The labels in the widget, in reading order. Labels that are not visible are included. If the
  /// widget is a label, the array contains only the widget itself.
  public var labels: [Label] {
    if let label = self as? Label { return [label] }
    return children.flatMap(\.labels)
  }
}
