extension View {
  /// Hides the labels of the controls within this view. A label that is a text remains the
  /// accessible name of the control.
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
