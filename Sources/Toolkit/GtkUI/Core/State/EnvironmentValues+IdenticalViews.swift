private enum SkipsIdenticalViewsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a body is not evaluated again if the view and its environment are identical to those
  /// of the last evaluation. Comparing costs less than evaluating only if a container updates many
  /// views at once, as a list does.
  var skipsIdenticalViews: Bool {
    get { self[SkipsIdenticalViewsKey.self] }
    set { self[SkipsIdenticalViewsKey.self] = newValue }
  }
}
