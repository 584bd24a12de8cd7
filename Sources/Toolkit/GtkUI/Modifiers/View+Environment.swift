import Gtk

extension View {
  /// Hands a value down to the view and all within it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    EnvironmentContent(keyPath: keyPath, value: value, content: self)
  }
}

private struct EnvironmentContent<Value, Content: View>: WrapperView {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
  let content: Content

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment[keyPath: keyPath] = value
    return environment
  }
}
