import CGtk

/// A window of an application. The application runs as long as it has such a window.
///
/// The actions of the window can be activated in the window as `win.name`.
@MainActor
public final class ApplicationWindow: Window {
  public init(application: Application) {
    super.init(gtk_application_window_new(application.cast()))
  }

  public func addAction(_ action: SimpleAction) {
    g_action_map_add_action(opaque, action.opaque)
  }

  public func removeAction(_ name: String) { g_action_map_remove_action(opaque, name) }
}
