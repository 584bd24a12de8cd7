import CGtk

/// A field for one line of text.
///
/// **Accessibility.** The role is `textBox`. Set the name with the `mnemonicWidget` of a label or
/// with an `accessibleLabel`, because a placeholder is not a name. **Style classes.** `error`,
/// `warning`.
@MainActor
public final class Entry: Widget, Editable {
  /// Creates a field. A placeholder is shown only while the text is empty.
  public init(text: String = "", placeholder: String? = nil) {
    super.init(gtk_entry_new())
    setUpText()
    if !text.isEmpty { self.text = text }
    if let placeholder { self.placeholder = placeholder }
  }

  /// The text that is shown while the field is empty.
  public var placeholder: String? {
    get { string(gtk_entry_get_placeholder_text(cast())) }
    set { gtk_entry_set_placeholder_text(cast(), newValue.map(ShownText.title)) }
  }

  /// Whether the text is readable, rather than replaced with dots.
  public var isTextVisible: Bool {
    get { gtk_entry_get_visibility(cast()).isTrue }
    set { gtk_entry_set_visibility(cast(), newValue.gboolean) }
  }

  /// Whether Enter activates the default widget of the window.
  public var activatesDefault: Bool {
    get { gtk_entry_get_activates_default(cast()).isTrue }
    set { gtk_entry_set_activates_default(cast(), newValue.gboolean) }
  }

  /// The maximum number of characters. 0 means ``LongLine/maximumLength``.
  public var maxLength: Int {
    get { Int(gtk_entry_get_max_length(cast())) }
    set { gtk_entry_set_max_length(cast(), Int32(clamping: newValue)) }
  }

  /// Calls `handler` when Enter is pressed.
  @discardableResult
  public func onActivate(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("activate", handler)
  }
}
