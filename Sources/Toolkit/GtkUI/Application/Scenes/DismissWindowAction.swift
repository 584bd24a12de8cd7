import Gtk

/// An action that closes windows of the app.
///
/// ```swift
/// @Environment(\.dismissWindow) private var dismissWindow
/// …
/// Button("Done") { dismissWindow() }
/// ```
///
/// The actions of `onCloseRequest` aren't called. If no matching window is open, nothing happens.
@MainActor
public struct DismissWindowAction {
  weak var app: AppContext?
  weak var window: Gtk.Window?

  /// Closes the window of the view.
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

  /// Closes the windows for a value.
  public func callAsFunction<Value: Codable & Hashable & SendableMetatype>(value: Value) {
    close { _, window in window.value.current == AnyHashable(value) }
  }

  /// Closes the windows for a value in the scene with an id.
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
  /// An action that closes windows of the app.
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction(app: app, window: window?.window)
  }
}
