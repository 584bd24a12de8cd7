import CGtk

/// A controller with the keyboard shortcuts of a widget or of its whole window.
@MainActor
public final class ShortcutController: EventController {
  /// The part of the window that must be focused for the shortcuts to work.
  public enum Scope: UInt32, Sendable {
    /// The widget or a descendant.
    case local
    /// The nearest shortcut manager among the ancestors of the widget, or a descendant of that
    /// manager.
    case managed
    /// Any widget of the window.
    case global
  }

  /// The shortcuts, in the order in which they were added.
  public private(set) var shortcuts: [Shortcut] = []

  /// Creates a controller without shortcuts.
  public init(scope: Scope = .local) {
    super.init(gtk_shortcut_controller_new(), transfer: .full)
    self.scope = scope
  }

  /// The part of the window that must be focused, `local` by default. Wraps the property `scope`.
  public var scope: Scope {
    get { Scope(rawValue: gtk_shortcut_controller_get_scope(opaque).rawValue) ?? .local }
    set { gtk_shortcut_controller_set_scope(opaque, GtkShortcutScope(rawValue: newValue.rawValue)) }
  }

  /// Adds a shortcut, which the controller retains until the shortcut is removed.
  public func add(_ shortcut: Shortcut) {
    // GTK takes ownership of the passed reference. The wrapper retains its own reference.
    g_object_ref(shortcut.pointer)
    gtk_shortcut_controller_add_shortcut(opaque, shortcut.opaque)
    shortcuts.append(shortcut)
  }

  /// Removes a shortcut. The method does nothing if the controller does not contain the shortcut.
  /// O(number of shortcuts).
  public func remove(_ shortcut: Shortcut) {
    gtk_shortcut_controller_remove_shortcut(opaque, shortcut.opaque)
    shortcuts.removeAll { $0 === shortcut }
  }
}
