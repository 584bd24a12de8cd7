/// An action that is performed when the user has selected or activated a row of a list with a
/// single selection.
@MainActor
final class RowSelectionAction {
  /// The action.
  var perform: @MainActor () -> Void = {}
}

private enum RowSelectionKey: EnvironmentKey {
  static let defaultValue: RowSelectionAction? = nil
}

extension EnvironmentValues {
  /// The action for the selection of a row in a list that contains the view, or `nil`. In a
  /// collapsed split view, the action shows the next column.
  var rowSelectionAction: RowSelectionAction? {
    get { self[RowSelectionKey.self] }
    set { self[RowSelectionKey.self] = newValue }
  }
}
