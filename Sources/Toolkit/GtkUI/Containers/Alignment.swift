import Gtk

/// The horizontal position of the children of a column.
public enum HorizontalAlignment: Sendable {
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
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
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
