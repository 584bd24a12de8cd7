import CGtk

/// A field for one line of secret text.
///
/// The field warns when Caps Lock is on, and has an icon that reveals the text. **Accessibility.**
/// The role is `textBox`. Set an `accessibleLabel`.
@MainActor
public final class PasswordEntry: Widget, Editable {
  /// Creates an empty field with the icon that reveals the text.
  public init() {
    super.init(gtk_password_entry_new())
    setUpText()
    gtk_password_entry_set_show_peek_icon(opaque, true.gboolean)
  }

  /// The text that is shown while the field is empty.
  public var placeholder: String? {
    get { property("placeholder-text", as: String?.self) }
    set { setProperty("placeholder-text", newValue ?? "") }
  }

  /// Whether Enter activates the default widget of the window.
  public var activatesDefault: Bool {
    get { property("activates-default", as: Bool.self) }
    set { setProperty("activates-default", newValue) }
  }

  /// Calls `handler` when Enter is pressed.
  @discardableResult
  public func onActivate(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("activate", handler)
  }
}
