private enum IsInToolbarKey: EnvironmentKey {
  static let defaultValue = false
}

private enum IsStatusItemKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view is in the toolbar of a header.
  var isInToolbar: Bool {
    get { self[IsInToolbarKey.self] }
    set { self[IsInToolbarKey.self] = newValue }
  }

  /// Whether the view is an item of a toolbar with the placement `status`.
  var isStatusItem: Bool {
    get { self[IsStatusItemKey.self] }
    set { self[IsStatusItemKey.self] = newValue }
  }
}
