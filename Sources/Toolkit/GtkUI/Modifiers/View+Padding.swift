import Gtk

extension View {
  /// Leaves room around the view, or at some of its sides.
  ///
  /// ```swift
  /// Text("Hello")
  ///   .padding(.horizontal, 18)
  ///   .padding(.top)
  /// ```
  ///
  /// What is said several times adds up.
  ///
  /// - Parameters:
  ///   - edges: The sides.
  ///   - length: The pixels at each of them; 12 if `nil`. A negative length counts as none.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 12))
  }

  /// Leaves as much room at all sides of the view.
  public func padding(_ length: Double) -> some View {
    padding(.all, length)
  }

  /// Leaves room at the sides of the view, at each its own.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }
}

/// Adds to the margins of the widget, since others do so as well, and takes away what it has added.
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
