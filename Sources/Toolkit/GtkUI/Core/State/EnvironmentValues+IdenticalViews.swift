private enum SkipsIdenticalViewsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a body is not evaluated again if neither the view nor its environment has changed. The
  /// comparison only saves time if a container updates many views at once, as a list does.
  var skipsIdenticalViews: Bool {
    get { self[SkipsIdenticalViewsKey.self] }
    set { self[SkipsIdenticalViewsKey.self] = newValue }
  }
}
