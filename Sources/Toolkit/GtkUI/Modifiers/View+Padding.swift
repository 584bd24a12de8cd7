import Gtk

extension View {
  /// Adds space at the edges of the view.
  ///
  /// ```swift
  /// Text("Hello")
  ///   .padding(.horizontal, 18)
  ///   .padding(.top)
  /// ```
  ///
  /// The lengths of several paddings add up.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The pixels at each edge; 12 if `nil`. A negative length is treated as 0.
  ///
  /// - Returns: The view with the space at the edges.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 12))
  }

  /// Adds equal space at all edges of the view.
  public func padding(_ length: Double) -> some View {
    padding(.all, length)
  }

  /// Adds a different space at each edge of the view.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }
}

/// A modifier that adds insets to the margins of a widget. Other modifiers also change the margins,
/// so an update adds only the difference between the new and the old insets.
struct PaddingModifier: WidgetModifier {
  let insets: EdgeInsets

  static var isReusable: Bool { true }

  func apply(to widget: Widget, from old: Self?) {
    guard old?.insets != insets else { return }
    let old = old?.insets ?? EdgeInsets()
    add(insets.top, insteadOf: old.top, to: \.marginTop, of: widget)
    add(insets.bottom, insteadOf: old.bottom, to: \.marginBottom, of: widget)
    add(insets.leading, insteadOf: old.leading, to: \.marginStart, of: widget)
    add(insets.trailing, insteadOf: old.trailing, to: \.marginEnd, of: widget)
  }

  private func add(
    _ length: Double,
    insteadOf old: Double,
    to margin: ReferenceWritableKeyPath<Widget, Int>,
    of widget: Widget
  ) {
    let difference = Int(pixels: length) - Int(pixels: old)
    if difference != 0 { widget[keyPath: margin] += difference }
  }
}
