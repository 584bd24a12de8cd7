import Gtk

/// Closes windows of the app.
///
/// ```swift
/// @Environment(\.dismissWindow) private var dismissWindow
/// …
/// Button("Done") { dismissWindow() }
/// ```
///
/// Nobody is asked: what `onCloseRequest` would have said doesn't count. What isn't open isn't closed,
/// either.
@MainActor
public struct DismissWindowAction {
  weak var app: AppContext?
  weak var window: Gtk.Window?

  /// Closes the window that the view is in.
  public func callAsFunction() {
    if let window, let known = app?.windows.first(where: { $0.window === window }) {
      known.close()
    } else {
      window?.close()
    }
  }

  /// Closes all windows of the scene with an id.
  public func callAsFunction(id: String) {
    close { scene, _ in scene.id == id }
  }

  /// Closes the window for a value.
  public func callAsFunction<Value: Codable & Hashable & SendableMetatype>(value: Value) {
    close { _, window in window.value.current == AnyHashable(value) }
  }

  /// Closes the window for a value, of the scene with an id.
  public func callAsFunction<Value: Codable & Hashable & SendableMetatype>(id: String, value: Value)
  {
    close { scene, window in scene.id == id && window.value.current == AnyHashable(value) }
  }

  private func close(where matches: (any AnyWindowScene, any AnyAppWindow) -> Bool) {
    for scene in app?.scenes ?? [] {
      for window in scene.openWindows where matches(scene, window) {
        window.close()
      }
    }
  }
}

extension EnvironmentValues {
  /// Closes windows of the app.
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction(app: app, window: window?.window)
  }
}
