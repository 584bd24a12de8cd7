import Gtk

/// The direction in which the parent container arranges its children.
private enum AxisKey: EnvironmentKey {
  static let defaultValue = Orientation.vertical
}

extension EnvironmentValues {
  var axis: Orientation {
    get { self[AxisKey.self] }
    set { self[AxisKey.self] = newValue }
  }
}
