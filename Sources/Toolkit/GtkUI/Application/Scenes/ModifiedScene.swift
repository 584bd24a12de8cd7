import ComposableCombine
import Observation

/// A scene that changes the environment of its windows.
struct ModifiedScene<Content: Scene>: Scene {
  typealias Body = Never

  let content: Content
  let transform: @MainActor (inout EnvironmentValues) -> Void

  var sceneView: some View { content.sceneView.transformEnvironment(transform) }
}

extension Scene {
  func transformEnvironment(
    _ transform: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> some Scene {
    ModifiedScene(content: self, transform: transform)
  }

  /// Sets an environment value for the views in the windows.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some Scene {
    transformEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Sets an observable object in the environment of the views in the windows.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    transformEnvironment { $0[object: Object.self] = object }
  }

  /// Sets an object in the environment of the views in the windows. An ``EnvironmentObject`` reads
  /// the object by its type.
  public func environmentObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some Scene {
    transformEnvironment { $0[object: ObjectType.self] = object }
  }

  /// Sets the initial size of the windows, in pixels. A window is larger if its content requires a
  /// larger size.
  public func defaultSize(width: Int, height: Int) -> some Scene {
    transformEnvironment { $0.defaultWindowSize = (width, height) }
  }
}

private enum DefaultWindowSizeKey: EnvironmentKey {
  static let defaultValue = (width: 480, height: 640)
}

extension EnvironmentValues {
  var defaultWindowSize: (width: Int, height: Int) {
    get { self[DefaultWindowSizeKey.self] }
    set { self[DefaultWindowSizeKey.self] = newValue }
  }
}
