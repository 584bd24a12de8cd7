import CGtk

/// A field for one line of text that nobody else should read.
///
/// It warns when Caps Lock is on, and offers a look at what was typed. **Accessibility.** The role
/// is `textBox`; give it an `accessibleLabel`.
@MainActor
public final class PasswordEntry: Widget, Editable {
  public init() {
    super.init(gtk_password_entry_new())
    gtk_password_entry_set_show_peek_icon(opaque, true.gboolean)
  }

  /// What is shown while there is no text.
  public var placeholder: String? {
    get { property("placeholder-text", as: String?.self) }
    set { setProperty("placeholder-text", newValue ?? "") }
  }

  /// Whether Enter activates the window's default widget.
  public var activatesDefault: Bool {
    get { property("activates-default", as: Bool.self) }
    set { setProperty("activates-default", newValue) }
  }

  /// Enter was pressed.
  @discardableResult
  public func onActivate(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("activate", handler)
  }
}
