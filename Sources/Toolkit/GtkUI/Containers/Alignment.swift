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
