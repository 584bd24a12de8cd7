import Gtk

extension View {
  /// How early the view is given the room that it would like best, where its row or column hasn't enough
  /// for all.
  ///
  /// ```swift
  /// HStack {
  ///   Text(message.subject).lineLimit(1)
  ///   Text(message.date, style: .date).layoutPriority(1)
  /// }
  /// ```
  ///
  /// Views with a greater value go before those with a smaller one, 0 where none is given; none gets less
  /// than it can do with. Of views that take what room there is, those with the greatest value do. It
  /// means something in an `HStack` and in a `VStack`.
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
