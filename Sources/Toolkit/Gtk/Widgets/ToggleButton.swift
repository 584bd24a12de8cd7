import CGtk

/// A button that a click switches on and off.
///
/// **Accessibility.** The role is `toggleButton` (before GTK 4.10, `button`), with the state
/// "pressed".
@MainActor
public final class ToggleButton: Button {
  /// Creates a button with a text. The button is off.
  public init(label: String) { super.init(gtk_toggle_button_new_with_label(label)) }

  /// Creates a button with any content. The button is off.
  public init(child: Widget? = nil) {
    super.init(gtk_toggle_button_new())
    if let child { self.child = child }
  }

  /// Whether the button is on. Wraps the property `active`.
  public var isActive: Bool {
    get { gtk_toggle_button_get_active(cast()).isTrue }
    set { gtk_toggle_button_set_active(cast(), newValue.gboolean) }
  }

  /// Adds the button to the group of another button. At most one button of a group is active. `nil`
  /// removes the button from its group.
  public func setGroup(_ other: ToggleButton?) {
    gtk_toggle_button_set_group(cast(), other?.cast())
  }

  /// Calls `handler` when the user or the program changes ``isActive``.
  @discardableResult
  public func onToggled(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("toggled", handler)
  }
}
