import Gtk

/// The view that draws a ``Shape`` or a ``Color``.
public struct ShapeView: WidgetView {
  let outline: ShapeOutline
  /// The colour, or `nil` for the foreground style of the environment, which is the colour of text
  /// by default.
  let color: ForegroundStyle?
  /// The style of the line, or `nil` if the shape is filled.
  let stroke: StrokeStyle?

  /// Creates an area that expands in both directions.
  public func makeWidget(_ node: WidgetNode<Self>) -> ColorArea {
    let widget = ColorArea()
    widget.hexpand = true
    widget.vexpand = true
    return widget
  }

  /// Sets the outline, the line width and the colour of the area. Without a colour, the area is
  /// drawn in the foreground style of the environment.
  public func updateWidget(
    _ widget: ColorArea,
    from old: Self?,
    _ environment: EnvironmentValues
  ) {
    widget.outline = outline.outline
    widget.trim = outline.trim
    widget.rotation = outline.rotation
    widget.lineWidth = stroke?.lineWidth
    widget.lineCap = stroke?.lineCap.lineCap ?? .butt
    let style = color ?? environment.textStyle.foreground
    // A level of emphasis is a CSS class, which adapts to the theme. Other colours are drawn
    // exactly.
    let isLevel = style?.isLevel == true
    widget.color = isLevel ? nil : style?.rgba
    widget.textOpacity = isLevel ? 1 : style?.textOpacity ?? 1
    widget.appearanceClasses = isLevel ? [style?.cssClass].compactMap(\.self) : []
  }
}

extension ForegroundStyle {
  /// Whether the style is a level of emphasis, and not a colour.
  var isLevel: Bool { HierarchicalShapeStyle.all.contains { $0.foreground == self } }
}

extension Color: View {
  /// The type of the body, which draws a rectangle.
  public typealias Body = ShapeView

  /// A rectangle of this colour that fills the available space.
  public var body: ShapeView {
    ShapeView(
      outline: ShapeOutline(outline: .rectangle(radius: 0)),
      color: foreground,
      stroke: nil
    )
  }
}
