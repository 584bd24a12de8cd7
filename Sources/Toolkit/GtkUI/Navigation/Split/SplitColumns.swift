/// The columns of a split view, and the rules that determine which columns are visible.
///
/// If all columns fit side by side, the visibility determines the visible columns. Otherwise the
/// split view is *collapsed*: as many columns as fit are visible. The compact column is the last
/// visible column, or one of the first columns.
struct SplitColumns: Equatable {
  /// The widths in pixels from which two and three columns fit, for text of the normal size. The
  /// limits are the limits of GNOME's guidelines for windows with sidebars.
  private static let limits = [500, 860]

  /// The pixels by which a width must exceed a limit before more columns are shown, so that the
  /// columns don't change with each pixel while the user resizes the window near the limit.
  private static let hysteresis = 12

  /// The number of columns, 2 or 3.
  let count: Int

  /// The columns that the app shows if all columns fit.
  var visibility = NavigationSplitViewVisibility.automatic

  /// The column that the app shows if not all columns fit.
  var compactColumn = NavigationSplitViewColumn.sidebar

  /// The number of columns that fit.
  private(set) var capacity: Int

  /// Creates the columns of a wide window.
  init(count: Int) {
    self.count = count
    capacity = count
  }

  /// Whether not all columns fit.
  var isCollapsed: Bool { capacity < count }

  /// The indices of the visible columns.
  var visible: Range<Int> {
    guard isCollapsed else {
      if visibility == .detailOnly { return count - 1..<count }
      return visibility == .doubleColumn ? count - 2..<count : 0..<count
    }
    let upper = max(index(of: compactColumn) + 1, capacity)
    return upper - capacity..<upper
  }

  /// Whether the user can go back to a column before the visible columns.
  var canGoBack: Bool { isCollapsed && visible.lowerBound > 0 }

  /// The compact column after the user has gone back.
  var previousColumn: NavigationSplitViewColumn { column(visible.upperBound - 2) }

  /// Whether the user can show and hide the first column.
  var hasToggle: Bool { !isCollapsed }

  /// The visibility after the user has shown or hidden the first column.
  var toggledVisibility: NavigationSplitViewVisibility {
    if visible.lowerBound > 0 { return .all }
    return count == 2 ? .detailOnly : .doubleColumn
  }

  /// Returns the compact column after the user has selected a row in a column, or `nil` if the next
  /// column is already visible.
  func columnAfterSelection(in index: Int) -> NavigationSplitViewColumn? {
    guard isCollapsed, index + 1 < count, !visible.contains(index + 1) else { return nil }
    return column(index + 1)
  }

  /// Updates the number of columns that fit.
  ///
  /// - Parameters:
  ///   - width: The width of the split view in pixels.
  ///   - extraWidths: The pixels by which the minimum width of each column exceeds the default
  ///     minimum width.
  ///   - textScale: The scale of the text, where 1 is the normal size.
  mutating func setWidth(_ width: Int, extraWidths: [Int], textScale: Double) {
    var fitting = 1
    for limit in Self.limits.prefix(count - 1) {
      // Two of three columns are either the first two columns or the last two columns.
      let pairs = zip(extraWidths, extraWidths.dropFirst()).map(+)
      let extra = fitting + 1 < count ? pairs.max() ?? 0 : extraWidths.reduce(0, +)
      let margin = fitting < capacity ? 0 : Self.hysteresis
      guard Double(width - extra) >= Double(limit + margin) * textScale else { break }
      fitting += 1
    }
    capacity = fitting
  }

  /// Returns the index of a column. In a split view with two columns, the content column is the
  /// last column.
  func index(of column: NavigationSplitViewColumn) -> Int {
    switch column {
    case .sidebar: 0
    case .content: 1
    default: count - 1
    }
  }

  private func column(_ index: Int) -> NavigationSplitViewColumn {
    switch index {
    case ..<1: .sidebar
    case count - 1: .detail
    default: .content
    }
  }
}
