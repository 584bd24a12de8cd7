import CGtk

/// A field for one line of text.
///
/// **Accessibility.** The role is `textBox`; name it by a label's `mnemonicWidget` or an
/// `accessibleLabel`, as a placeholder is not a name. **Style classes.** `error`, `warning`.
@MainActor
public final class Entry: Widget, Editable {
  public init(text: String = "", placeholder: String? = nil) {
    super.init(gtk_entry_new())
    if !text.isEmpty { self.text = text }
    if let placeholder { self.placeholder = placeholder }
  }

  /// What is shown while there is no text.
  public var placeholder: String? {
    get { string(gtk_entry_get_placeholder_text(cast())) }
    set { gtk_entry_set_placeholder_text(cast(), newValue) }
  }

  /// Whether the text can be read.
  public var isTextVisible: Bool {
    get { gtk_entry_get_visibility(cast()).isTrue }
    set { gtk_entry_set_visibility(cast(), newValue.gboolean) }
  }

  /// Whether Enter activates the window's default widget.
  public var activatesDefault: Bool {
    get { gtk_entry_get_activates_default(cast()).isTrue }
    set { gtk_entry_set_activates_default(cast(), newValue.gboolean) }
  }

  /// The greatest number of characters; 0 is none.
  public var maxLength: Int {
    get { Int(gtk_entry_get_max_length(cast())) }
    set { gtk_entry_set_max_length(cast(), Int32(clamping: newValue)) }
  }

  /// Enter was pressed.
  @discardableResult
  public func onActivate(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("activate", handler)
  }
}
