import CGtk

/// A field for text of any length.
///
/// **Shortcuts.** Ctrl+Z and Ctrl+Shift+Z undo and redo; Ctrl+Tab leaves it, since Tab is a character.
/// **Accessibility.** The role is `textBox`; give it a name.
@MainActor
public final class TextView: Widget {
  public init() { super.init(gtk_text_view_new()) }

  private var buffer: UnsafeMutablePointer<GtkTextBuffer>? { gtk_text_view_get_buffer(cast()) }

  /// The text. Setting it moves the cursor and forgets what could be undone, so compare first.
  public var text: String {
    get {
      var start = GtkTextIter()
      var end = GtkTextIter()
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      return string(taking: gtk_text_buffer_get_text(buffer, &start, &end, true.gboolean)) ?? ""
    }
    set { gtk_text_buffer_set_text(buffer, newValue, -1) }
  }

  /// The cursor, in characters from the start.
  public var cursorPosition: Int {
    get {
      var iter = GtkTextIter()
      gtk_text_buffer_get_iter_at_mark(buffer, &iter, gtk_text_buffer_get_insert(buffer))
      return Int(gtk_text_iter_get_offset(&iter))
    }
    set {
      var iter = GtkTextIter()
      gtk_text_buffer_get_iter_at_offset(buffer, &iter, Int32(clamping: newValue))
      gtk_text_buffer_place_cursor(buffer, &iter)
    }
  }

  public var isEditable: Bool {
    get { gtk_text_view_get_editable(cast()).isTrue }
    set { gtk_text_view_set_editable(cast(), newValue.gboolean) }
  }

  /// Whether long lines are broken, between words where that is possible.
  public var wraps: Bool {
    get { gtk_text_view_get_wrap_mode(cast()) != GTK_WRAP_NONE }
    set { gtk_text_view_set_wrap_mode(cast(), newValue ? GTK_WRAP_WORD_CHAR : GTK_WRAP_NONE) }
  }

  /// The room between the text and the edges of the field.
  public func setMargins(_ margin: Int) {
    let margin = Int32(clamping: margin)
    gtk_text_view_set_left_margin(cast(), margin)
    gtk_text_view_set_right_margin(cast(), margin)
    gtk_text_view_set_top_margin(cast(), margin)
    gtk_text_view_set_bottom_margin(cast(), margin)
  }

  /// The text changed, by the user or by the program. It runs once for a change made at once.
  @discardableResult
  public func onChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    let buffer = textBuffer
    return buffer.connect("changed", handler)
  }

  private var textBuffer: Object {
    let pointer = UnsafeMutableRawPointer(buffer)
    return pointer.flatMap { Object.existing(for: $0) } ?? Object(pointer, transfer: .none)
  }
}
