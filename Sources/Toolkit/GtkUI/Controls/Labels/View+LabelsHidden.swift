extension View {
  /// Leaves the labels of controls within to the screen reader.
  public func labelsHidden() -> some View { environment(\.labelsHidden, true) }
}

private enum LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}
