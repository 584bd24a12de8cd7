import CGtk

/// The alignment of a widget in excess space.
public enum Align: UInt32, Sendable {
  /// `start` and `end` are exchanged where text runs from right to left, in the horizontal
  /// direction only. `fill` stretches the widget.
  case fill, start, end, center, baseline
}

/// The direction of a layout.
public enum Orientation: UInt32, Sendable {
  /// A row is `horizontal`, and a column is `vertical`.
  case horizontal, vertical
}

/// The direction of text and layout.
public enum TextDirection: UInt32, Sendable {
  /// `none` stands for the default direction.
  case none, leftToRight, rightToLeft
}

extension Widget {
  /// Whether the widget expands horizontally beyond its natural width. Setting the property
  /// overrides the expansion of the children.
  public var hexpand: Bool {
    get { gtk_widget_get_hexpand(widget).isTrue }
    set { gtk_widget_set_hexpand(widget, newValue.gboolean) }
  }

  /// Whether the widget expands vertically beyond its natural height. Setting the property
  /// overrides the expansion of the children.
  public var vexpand: Bool {
    get { gtk_widget_get_vexpand(widget).isTrue }
    set { gtk_widget_set_vexpand(widget, newValue.gboolean) }
  }

  /// Resets ``hexpand`` and ``vexpand``, so that the expansion of the widget depends on the
  /// children again.
  public func resetExpand() {
    gtk_widget_set_hexpand_set(widget, false.gboolean)
    gtk_widget_set_vexpand_set(widget, false.gboolean)
  }

  /// The horizontal alignment in excess space, `fill` by default. `start` is the side where text
  /// starts.
  public var halign: Align {
    get { Align(rawValue: gtk_widget_get_halign(widget).rawValue) ?? .fill }
    set { gtk_widget_set_halign(widget, GtkAlign(rawValue: newValue.rawValue)) }
  }

  /// The vertical alignment in excess space, `fill` by default. Only some containers, such as a
  /// row, support `baseline`.
  public var valign: Align {
    get { Align(rawValue: gtk_widget_get_valign(widget).rawValue) ?? .fill }
    set { gtk_widget_set_valign(widget, GtkAlign(rawValue: newValue.rawValue)) }
  }

  /// The margin at the side where text starts, in pixels.
  public var marginStart: Int {
    get { Int(gtk_widget_get_margin_start(widget)) }
    set { gtk_widget_set_margin_start(widget, Int32(clamping: newValue)) }
  }

  /// The margin at the side where text ends, in pixels.
  public var marginEnd: Int {
    get { Int(gtk_widget_get_margin_end(widget)) }
    set { gtk_widget_set_margin_end(widget, Int32(clamping: newValue)) }
  }

  /// The margin at the top, in pixels.
  public var marginTop: Int {
    get { Int(gtk_widget_get_margin_top(widget)) }
    set { gtk_widget_set_margin_top(widget, Int32(clamping: newValue)) }
  }

  /// The margin at the bottom, in pixels.
  public var marginBottom: Int {
    get { Int(gtk_widget_get_margin_bottom(widget)) }
    set { gtk_widget_set_margin_bottom(widget, Int32(clamping: newValue)) }
  }

  /// The minimum width and height, or `nil` if the content of the widget determines the minimum. A
  /// size smaller than the minimum of the content has no effect.
  public var sizeRequest: (width: Int?, height: Int?) {
    get {
      var width: Int32 = -1
      var height: Int32 = -1
      gtk_widget_get_size_request(widget, &width, &height)
      return (width < 0 ? nil : Int(width), height < 0 ? nil : Int(height))
    }
    set {
      gtk_widget_set_size_request(
        widget,
        Int32(clamping: newValue.width ?? -1),
        Int32(clamping: newValue.height ?? -1)
      )
    }
  }

  /// The allocated width of the widget, without its margins.
  public var allocatedWidth: Int { Int(bounds.size.width) }

  /// Whether the container of the widget has allocated space for the content of the widget.
  package var isAllocated: Bool { gtk_widget_get_width(widget) > 0 }

  /// The allocated height of the widget, without its margins.
  public var allocatedHeight: Int { Int(bounds.size.height) }

  /// The outer edges of the border, in the coordinates of the widget.
  private var bounds: graphene_rect_t {
    var bounds = graphene_rect_t()
    _ = gtk_widget_compute_bounds(widget, widget, &bounds)
    return bounds
  }

  /// Returns the outer edges of the border in the coordinates of another widget. Returns `nil` if
  /// the widgets are not in the same window.
  package func edges(
    in other: Widget
  ) -> (x: Double, y: Double, width: Double, height: Double)? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, other.widget, &bounds).isTrue else { return nil }
    return (
      Double(bounds.origin.x), Double(bounds.origin.y),
      Double(bounds.size.width), Double(bounds.size.height)
    )
  }

  /// Returns the minimum and the natural size in a direction. `size` is the size in the other
  /// direction, or -1 if that size is unknown.
  public func measure(
    _ orientation: Orientation,
    for size: Int = -1
  ) -> (minimum: Int, natural: Int) {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_measure(
      widget,
      GtkOrientation(rawValue: orientation.rawValue),
      Int32(clamping: size),
      &minimum,
      &natural,
      nil,
      nil
    )
    return (Int(minimum), Int(natural))
  }

  /// The effective direction, which is never `.none`. Setting `.none` applies the default
  /// direction.
  public var direction: TextDirection {
    get { TextDirection(rawValue: gtk_widget_get_direction(widget).rawValue) ?? .leftToRight }
    set { gtk_widget_set_direction(widget, GtkTextDirection(rawValue: newValue.rawValue)) }
  }

  /// The direction of all widgets whose direction was not set.
  public static var defaultDirection: TextDirection {
    get { TextDirection(rawValue: gtk_widget_get_default_direction().rawValue) ?? .leftToRight }
    set { gtk_widget_set_default_direction(GtkTextDirection(rawValue: newValue.rawValue)) }
  }

  /// Converts a point of this widget to the coordinates of another widget. Returns `nil` if the
  /// widgets are not in the same window.
  public func translate(x: Double, y: Double, to other: Widget) -> (x: Double, y: Double)? {
    var point = graphene_point_t(x: Float(x), y: Float(y))
    var translated = graphene_point_t()
    guard gtk_widget_compute_point(widget, other.widget, &point, &translated).isTrue
    else { return nil }
    return (Double(translated.x), Double(translated.y))
  }
}
