import Gtk

/// Where the children of a column are, from side to side.
public enum HorizontalAlignment: Sendable {
  case leading, center, trailing
  /// As wide as the column.
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

/// Where the children of a row are, from top to bottom.
public enum VerticalAlignment: Sendable {
  case top, center, bottom, firstTextBaseline
  /// As high as the row.
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

/// Where a view is in what is larger than it.
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

  /// Puts a widget where it is to be in the room that it is given. What has room to give away fills
  /// it.
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
