private enum IsInPopoverKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view is in a popover, which has no header.
  var isInPopover: Bool {
    get { self[IsInPopoverKey.self] }
    set { self[IsInPopoverKey.self] = newValue }
  }
}
