import Gtk

/// What a ``Shape`` and a ``Color`` are shown as.
public struct ShapeView: WidgetView {
  let outline: ShapeOutline
  /// `nil` for what the views around say, or the colour of text.
  let color: ForegroundStyle?
  let lineWidth: Double?

  public func makeWidget(_ node: WidgetNode<Self>) -> ColorArea {
    let widget = ColorArea()
    widget.hexpand = true
    widget.vexpand = true
    return widget
  }

  public func updateWidget(
    _ widget: ColorArea,
    from old: Self?,
    _ environment: EnvironmentValues
  ) {
    widget.outline = outline.outline
    widget.lineWidth = lineWidth
    let style = color ?? environment.textStyle.foreground
    // What is but a level of text's colour goes with the theme; a colour is that colour.
    widget.color = style?.isLevel == true ? nil : style?.rgba
    widget.appearanceClasses = style?.isLevel == true ? [style?.cssClass].compactMap(\.self) : []
  }
}

extension ForegroundStyle {
  /// Whether it is how much something stands out, and no colour.
  var isLevel: Bool { HierarchicalShapeStyle.all.contains { $0.foreground == self } }
}

extension Color: View {
  public typealias Body = ShapeView

  /// Room that is filled with the colour: all there is.
  public var body: ShapeView {
    ShapeView(
      outline: ShapeOutline(outline: .rectangle(radius: 0)),
      color: foreground,
      lineWidth: nil
    )
  }
}
