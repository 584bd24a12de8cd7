import CGtk

/// A window of an application, which stays running while it has one.
///
/// Actions added to it are reachable inside it as `win.name`.
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
