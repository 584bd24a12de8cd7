import Gtk

/// The horizontal position of the children of a column.
public enum HorizontalAlignment: Sendable {
  /// The child has its natural width, unless the child expands horizontally. `leading` is the side
  /// at which text starts.
  case leading, center, trailing
  /// The child has the width of the column.
  case fill

  var align: Align {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    case .fill: .fill
    }
  }
}

/// The vertical position of the children of a row.
public enum VerticalAlignment: Sendable {
  /// The child has its natural height, unless the child expands vertically. `firstTextBaseline`
  /// aligns the first lines of texts.
  case top, center, bottom, firstTextBaseline
  /// The child has the height of the row.
  case fill

  var align: Align {
    switch self {
    case .top: .start
    case .center: .center
    case .bottom: .end
    case .firstTextBaseline: .baseline
    case .fill: .fill
    }
  }
}

/// The position of a view in a larger space.
public struct Alignment: Hashable, Sendable {
  /// The horizontal position. A widget that expands horizontally fills the width regardless of the
  /// position.
  public var horizontal: HorizontalAlignment
  /// The vertical position. A widget that expands vertically fills the height regardless of the
  /// position.
  public var vertical: VerticalAlignment

  /// Creates an alignment from a horizontal and a vertical position. With `fill`, the view fills
  /// the space in that direction.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle of the space.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the edge at which text starts.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the edge at which text ends.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top corner at which text starts.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top corner at which text ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom corner at which text starts.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom corner at which text ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// Sets the position of a widget in its allocated space. A widget that expands fills the space.
  @MainActor
  func align(_ widget: Widget) {
    alignHorizontally(widget)
    widget.valign = widget.expands(.vertical) ? .fill : vertical.align
  }

  @MainActor
  func alignHorizontally(_ widget: Widget) {
    widget.placeHorizontally(horizontal.align)
  }
}
