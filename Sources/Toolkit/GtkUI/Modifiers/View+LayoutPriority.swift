import Gtk

extension View {
  /// Sets the priority with which the view receives its natural size, if the space of its row or
  /// column is insufficient for all views.
  ///
  /// ```swift
  /// HStack {
  ///   Text(message.subject).lineLimit(1)
  ///   Text(message.date, style: .date).layoutPriority(1)
  /// }
  /// ```
  ///
  /// Views with a greater priority receive their natural size before views with a smaller priority.
  /// The default is 0. Each view receives at least its minimum size. Of the views that expand, only
  /// the views with the greatest priority receive additional space. The modifier applies to
  /// children of an `HStack` and of a `VStack`.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriority(value: value))
  }
}

private struct LayoutPriority: WidgetModifier {
  let value: Double

  static var isReusable: Bool { true }

  func apply(to widget: Widget, from old: Self?) {
    if old?.value != value { widget.layoutPriority = value }
  }
}
