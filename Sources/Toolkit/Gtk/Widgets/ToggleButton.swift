import CGtk

/// A button that stays pressed.
///
/// **Accessibility.** A button with the state "pressed".
@MainActor
public final class ToggleButton: Button {
  public init(label: String) { super.init(gtk_toggle_button_new_with_label(label)) }

  public init(child: Widget? = nil) {
    super.init(gtk_toggle_button_new())
    if let child { self.child = child }
  }

  public var isActive: Bool {
    get { gtk_toggle_button_get_active(cast()).isTrue }
    set { gtk_toggle_button_set_active(cast(), newValue.gboolean) }
  }

  /// Joins the group of another button, of which one at a time is active; nil leaves it.
  public func setGroup(_ other: ToggleButton?) {
    gtk_toggle_button_set_group(cast(), other?.cast())
  }

  /// ``isActive`` changed, by the user or by the program.
  @discardableResult
  public func onToggled(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("toggled", handler)
  }
}
