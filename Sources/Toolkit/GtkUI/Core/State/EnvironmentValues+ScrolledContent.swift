private enum ScrolledContentKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a view that scrolls requests the height of its whole content. A sheet is then as high
  /// as its content.
  var scrolledContentIsMeasured: Bool {
    get { self[ScrolledContentKey.self] }
    set { self[ScrolledContentKey.self] = newValue }
  }
}
