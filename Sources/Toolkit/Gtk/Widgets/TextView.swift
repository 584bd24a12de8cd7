import CGtk

/// A field for text of any length.
///
/// **Shortcuts.** Ctrl+Z and Ctrl+Shift+Z undo and redo. Ctrl+Tab moves the focus out of the field,
/// because Tab inserts a character. **Accessibility.** The role is `textBox`. Set an
/// `accessibleLabel`.
@MainActor
public final class TextView: Widget, ComposingWidget {
  private let tags:
    (
      brokenAnywhere: UnsafeMutablePointer<GtkTextTag>?, hidden: UnsafeMutablePointer<GtkTextTag>?
    )
  private var long = LongParagraphs(of: "")

  /// Creates an empty field that does not wrap long lines.
  public init() {
    let view = gtk_text_view_new()
    let buffer = gtk_text_view_get_buffer(
      UnsafeMutableRawPointer(view)?.assumingMemoryBound(to: GtkTextView.self)
    )
    tags = (cgtk_text_tag_broken_anywhere(buffer), cgtk_text_tag_hidden(buffer))
    super.init(view)
    observeComposition()
    onChanged { [weak self] in self?.showLongParagraphs() }
  }

  private var buffer: UnsafeMutablePointer<GtkTextBuffer>? { gtk_text_view_get_buffer(cast()) }

  /// The text. Setting the text moves the cursor and clears the undo history, so compare the new
  /// text with the current text first.
  public var text: String {
    get {
      var start = GtkTextIter()
      var end = GtkTextIter()
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      return string(freeing: gtk_text_buffer_get_text(buffer, &start, &end, true.gboolean)) ?? ""
    }
    set { gtk_text_buffer_set_text(buffer, newValue, -1) }
  }

  /// The cursor position, in characters from the start.
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

  /// The view itself has the input method.
  public var composer: Widget { self }

  /// Whether the user can change the text. `true` by default. A text that is not editable can still
  /// be selected and copied.
  public var isEditable: Bool {
    get { gtk_text_view_get_editable(cast()).isTrue }
    set { gtk_text_view_set_editable(cast(), newValue.gboolean) }
  }

  /// Whether long lines are wrapped, between words if possible.
  public var wraps: Bool {
    get { gtk_text_view_get_wrap_mode(cast()) != GTK_WRAP_NONE }
    set { gtk_text_view_set_wrap_mode(cast(), newValue ? GTK_WRAP_WORD_CHAR : GTK_WRAP_NONE) }
  }

  /// Sets the space between the text and the edges of the field.
  public func setMargins(_ margin: Int) {
    let margin = Int32(clamping: margin)
    gtk_text_view_set_left_margin(cast(), margin)
    gtk_text_view_set_right_margin(cast(), margin)
    gtk_text_view_set_top_margin(cast(), margin)
    gtk_text_view_set_bottom_margin(cast(), margin)
  }

  /// Applies the tags for the parts that would take long to lay out.
  private func showLongParagraphs() {
    let old = long
    long = LongParagraphs(of: text)
    apply(tags.brokenAnywhere, to: long.brokenAnywhere, insteadOf: old.brokenAnywhere)
    apply(tags.hidden, to: long.hidden, insteadOf: old.hidden)
  }

  private func apply(
    _ tag: UnsafeMutablePointer<GtkTextTag>?,
    to ranges: [Range<Int>],
    insteadOf old: [Range<Int>]
  ) {
    guard !ranges.isEmpty || !old.isEmpty else { return }
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    gtk_text_buffer_remove_tag(buffer, tag, &start, &end)
    for range in ranges {
      gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(clamping: range.lowerBound))
      gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(clamping: range.upperBound))
      gtk_text_buffer_apply_tag(buffer, tag, &start, &end)
    }
  }

  /// Calls `handler` when the user or the program changes the text. Setting ``text`` can be two
  /// changes, the removal of the old text and the insertion of the new text.
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
