import CGtk

/// A window of an application. While such a window exists, the application quits only if
/// ``Application/quit()`` is called.
///
/// The actions of the window can be activated in the window as `win.name`.
@MainActor
public final class ApplicationWindow: Window {
  /// Creates a window that is not shown, and adds the window to an application.
  public init(application: Application) {
    super.init(gtk_application_window_new(application.cast()))
  }

  /// Adds an action, which is activated as "win.name". An action with the same name is replaced.
  public func addAction(_ action: SimpleAction) {
    g_action_map_add_action(opaque, action.opaque)
  }

  /// Removes the action with a name, if there is such an action. The name doesn't include the
  /// prefix "win.".
  public func removeAction(_ name: String) { g_action_map_remove_action(opaque, name) }
}
