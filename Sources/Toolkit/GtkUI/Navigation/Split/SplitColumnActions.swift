import Gtk

/// The column of a split view that contains a view, with the operations of the column's content.
@MainActor
final class SplitColumnActions {
  /// The action for the selection of a row in a list of the column.
  let rowSelection = RowSelectionAction()

  /// Called when ``width`` has changed.
  var onWidthChange: @MainActor () -> Void = {}

  /// The width that a view in the column sets, or `nil`.
  var width: ColumnWidthRequest? { widths.value }

  private var widths = PageAttribute<ColumnWidthRequest>()

  /// Sets or removes the width of the column for a view in the column. If several views set the
  /// width, the outermost view has precedence.
  func setWidth(_ width: ColumnWidthRequest?, from node: AnyNode) {
    let old = self.width
    widths.set(width, from: node)
    if self.width != old { onWidthChange() }
  }
}

/// The width that a view requests for its column, in pixels.
struct ColumnWidthRequest: Equatable {
  /// The minimum width, or `nil` for the default minimum.
  var minimum: Int?
  /// The width in a window with a width of 1,000 pixels.
  var ideal: Int
  /// The maximum width, or `nil` for the default maximum.
  var maximum: Int?

  /// Returns the width of a column with a default width. A default limit that contradicts the
  /// request is ignored.
  func resolved(_ defaults: SplitBox.ColumnWidth) -> SplitBox.ColumnWidth {
    let minimum = minimum ?? min(defaults.minimum, ideal)
    return SplitBox.ColumnWidth(
      minimum: minimum,
      fraction: Double(ideal) / 1000,
      maximum: max(minimum, maximum ?? max(defaults.maximum, ideal))
    )
  }
}

private enum SplitColumnKey: EnvironmentKey {
  static let defaultValue: SplitColumnActions? = nil
}

extension EnvironmentValues {
  /// The column that contains the view, if any.
  var splitColumn: SplitColumnActions? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}
