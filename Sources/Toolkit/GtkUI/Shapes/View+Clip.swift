import Gtk

extension View {
  /// Clips the view at its edges.
  public func clipped() -> some View { modifier(ClipModifier(cornerClass: nil)) }

  /// Clips the view with rounded corners. The radius is rounded to whole pixels, up to 64.
  public func cornerRadius(_ radius: Double) -> some View {
    modifier(ClipModifier(cornerClass: ShapeStyleSheet.cornerClass(radius)))
  }

  /// Clips the view at the outline of a shape. If the shape is a circle and the view is not square,
  /// the outline is a capsule.
  public func clipShape(_ shape: some Shape) -> some View {
    modifier(ClipModifier(cornerClass: ShapeStyleSheet.cornerClass(shape.outline)))
  }
}

private struct ClipModifier: WidgetModifier {
  let cornerClass: String?

  static var isReusable: Bool { true }

  func apply(to widget: Widget, from old: Self?) {
    if old == nil { widget.clipsContent = true }
    guard old?.cornerClass != cornerClass else { return }
    if let cornerClass = old?.cornerClass { widget.removeCSSClass(cornerClass) }
    if let cornerClass {
      ShapeStyleSheet.load()
      widget.addCSSClass(cornerClass)
    }
  }
}

/// The CSS classes for rounded corners.
enum ShapeStyleSheet {
  private static let maximumRadius = 64

  /// Adds the classes to the style sheet. The classes are added at their first use, because the CSS
  /// is long and many apps don't use the classes.
  @MainActor
  static func load() { StyleSheet.add(css) }

  private static let css =
    (1...maximumRadius).map { ".corner-radius-\($0) { border-radius: \($0)px; }\n" }.joined()
    + ".corner-radius-full { border-radius: 9999px; }\n"

  static func cornerClass(_ radius: Double) -> String? {
    let radius = max(0, min(radius.rounded(), Double(maximumRadius)))
    return radius >= 1 ? "corner-radius-\(Int(radius))" : nil
  }

  static func cornerClass(_ shape: ShapeOutline) -> String? {
    switch shape.outline {
    case .rectangle(let radius): cornerClass(radius)
    case .capsule, .circle: "corner-radius-full"
    }
  }
}
