import CGtk

/// A box to tick, or one of a group of choices.
///
/// **Accessibility.** The role is `checkbox`, in a group `radio`; the name is its label.
@MainActor
public final class CheckButton: Widget {
  public init(label: String? = nil) { super.init(gtk_check_button_new_with_label(label)) }

  public var label: String? {
    get { string(gtk_check_button_get_label(cast())) }
    set { gtk_check_button_set_label(cast(), newValue) }
  }

  /// The child in place of a label.
  public var child: Widget? {
    get { .wrapping(gtk_check_button_get_child(cast())) }
    set { gtk_check_button_set_child(cast(), newValue?.widget) }
  }

  public var isActive: Bool {
    get { gtk_check_button_get_active(cast()).isTrue }
    set { gtk_check_button_set_active(cast(), newValue.gboolean) }
  }

  /// Whether the box shows neither yes nor no.
  public var isInconsistent: Bool {
    get { gtk_check_button_get_inconsistent(cast()).isTrue }
    set { gtk_check_button_set_inconsistent(cast(), newValue.gboolean) }
  }

  /// Whether an underscore in the label marks the mnemonic.
  public var usesUnderline: Bool {
    get { gtk_check_button_get_use_underline(cast()).isTrue }
    set { gtk_check_button_set_use_underline(cast(), newValue.gboolean) }
  }

  /// Joins the group of another button, of which one at a time is active; nil leaves it.
  public func setGroup(_ other: CheckButton?) {
    gtk_check_button_set_group(cast(), other?.cast())
  }

  /// ``isActive`` changed, by the user or by the program.
  @discardableResult
  public func onToggled(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("toggled", handler)
  }
}
