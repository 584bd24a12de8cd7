import Observation

extension View {
  /// Sets an environment value for the view and its descendants.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    transformEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Adds an observable object to the environment of the view and its descendants. `@Environment`
  /// reads the object by its type.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    transformEnvironment { $0[object: Object.self] = object }
  }

  /// Modifies an environment value for the view and its descendants.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping @MainActor (inout Value) -> Void
  ) -> some View {
    transformEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  func transformEnvironment(
    _ transform: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> some View {
    EnvironmentContent(transform: transform, content: self)
  }
}

private struct EnvironmentContent<Content: View>: WrapperView {
  let transform: @MainActor (inout EnvironmentValues) -> Void
  let content: Content

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    transform(&environment)
    return environment
  }
}
