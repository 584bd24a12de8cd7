import CGtk

/// Keyboard shortcuts of a widget or of its whole window.
@MainActor
public final class ShortcutController: EventController {
  /// From where the shortcuts work.
  public enum Scope: UInt32, Sendable {
    /// While the focus is in the widget.
    case local
    /// While the focus is where the widget's nearest shortcut manager is.
    case managed
    /// Anywhere in the window.
    case global
  }

  /// The shortcuts, in the order in which they were added.
  public private(set) var shortcuts: [Shortcut] = []

  public init(scope: Scope = .local) {
    super.init(gtk_shortcut_controller_new(), transfer: .full)
    self.scope = scope
  }

  public var scope: Scope {
    get { Scope(rawValue: gtk_shortcut_controller_get_scope(opaque).rawValue) ?? .local }
    set { gtk_shortcut_controller_set_scope(opaque, GtkShortcutScope(rawValue: newValue.rawValue)) }
  }

  public func add(_ shortcut: Shortcut) {
    // GTK takes the reference that is passed; the wrapper keeps its own.
    g_object_ref(shortcut.pointer)
    gtk_shortcut_controller_add_shortcut(opaque, shortcut.opaque)
    shortcuts.append(shortcut)
  }

  public func remove(_ shortcut: Shortcut) {
    gtk_shortcut_controller_remove_shortcut(opaque, shortcut.opaque)
    shortcuts.removeAll { $0 === shortcut }
  }
}
