import Gtk

/// The column of a split view that contains a view, with the operations of the column's content.
@MainActor
final class SplitColumnActions {
  /// Called when the user has selected or activated a row of a list with a single selection.
  var onSelect: @MainActor () -> Void = {}

  /// Called when ``width`` has changed.
  var onWidthChange: @MainActor () -> Void = {}

  /// The width that a view in the column sets, or `nil`.
  var width: SplitBox.ColumnWidth? { widths.value }

  private var widths = PageAttribute<SplitBox.ColumnWidth>()

  /// Sets or removes the width of the column for a view in the column. If several views set the
  /// width, the outermost view has precedence.
  func setWidth(_ width: SplitBox.ColumnWidth?, from node: AnyNode) {
    let old = self.width
    widths.set(width, from: node)
    if self.width != old { onWidthChange() }
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
