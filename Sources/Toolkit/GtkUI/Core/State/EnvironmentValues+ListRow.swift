private enum IsInListRowKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view is in a row of a list or of a form. In a row, a `NavigationLink` is a row
  /// instead of a button, and the options of an inline picker are rows.
  var isInListRow: Bool {
    get { self[IsInListRowKey.self] }
    set { self[IsInListRowKey.self] = newValue }
  }
}
