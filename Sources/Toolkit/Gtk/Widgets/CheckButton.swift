import CGtk

/// A check box, or a radio button in a group.
///
/// **Accessibility.** The role is `checkbox`, or `radio` in a group. The name is the label.
@MainActor
public final class CheckButton: Widget {
  /// Creates a check box that is off. If `label` is `nil`, the check box has no label.
  public init(label: String? = nil) { super.init(gtk_check_button_new_with_label(label)) }

  /// The text beside the box, or `nil` for no text. Setting the property replaces the child.
  public var label: String? {
    get { string(gtk_check_button_get_label(cast())) }
    set { gtk_check_button_set_label(cast(), newValue.map(ShownText.title)) }
  }

  /// The child that replaces the label.
  public var child: Widget? {
    get { .wrapping(gtk_check_button_get_child(cast())) }
    set { gtk_check_button_set_child(cast(), newValue?.widget) }
  }

  /// Whether the box is checked, or the radio button is selected. Wraps the property `active`.
  public var isActive: Bool {
    get { gtk_check_button_get_active(cast()).isTrue }
    set { gtk_check_button_set_active(cast(), newValue.gboolean) }
  }

  /// Whether the box is shown as neither checked nor unchecked.
  public var isInconsistent: Bool {
    get { gtk_check_button_get_inconsistent(cast()).isTrue }
    set { gtk_check_button_set_inconsistent(cast(), newValue.gboolean) }
  }

  /// Whether an underscore in the label marks the mnemonic.
  public var usesUnderline: Bool {
    get { gtk_check_button_get_use_underline(cast()).isTrue }
    set { gtk_check_button_set_use_underline(cast(), newValue.gboolean) }
  }

  /// Adds the button to the group of another button. At most one button of a group is active. `nil`
  /// removes the button from its group.
  public func setGroup(_ other: CheckButton?) {
    gtk_check_button_set_group(cast(), other?.cast())
  }

  /// Calls `handler` when the user or the program changes ``isActive``.
  @discardableResult
  public func onToggled(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("toggled", handler)
  }
}
