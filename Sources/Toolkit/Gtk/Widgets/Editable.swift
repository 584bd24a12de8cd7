import CGtk

/// A widget with one line of editable text.
@MainActor
public protocol Editable: ComposingWidget {}

extension Editable {
  /// The widget for the text itself.
  public var composer: Widget {
    let delegate = gtk_editable_get_delegate(opaque)
    return Widget.wrapping(delegate.map { UnsafeMutablePointer($0) }) ?? self
  }

  /// Sets up the bound for the text, and the observation of the input method.
  func setUpText() {
    LongLine.limitInsertions(into: opaque)
    observeComposition()
  }

  /// The text. Setting the text moves the cursor, so compare the new text with the current text
  /// first.
  ///
  /// Of a text with more than ``LongLine/maximumLength`` characters, only the start is shown, and
  /// the user can't change it. The property still is the whole text.
  public var text: String {
    get { LongLine.whole(of: opaque) ?? string(gtk_editable_get_text(opaque)) ?? "" }
    set { LongLine.show(newValue, in: opaque) }
  }

  /// The cursor position, in characters from the start. -1 is the end.
  public var cursorPosition: Int {
    get { Int(gtk_editable_get_position(opaque)) }
    set { gtk_editable_set_position(opaque, Int32(clamping: newValue)) }
  }

  /// Whether the user can change the text. `true` by default. A text that is not editable can still
  /// be selected and copied.
  public var isEditable: Bool {
    get { gtk_editable_get_editable(opaque).isTrue }
    set { gtk_editable_set_editable(opaque, newValue.gboolean) }
  }

  /// The requested width in characters, or `nil` for GTK's default width. Wraps the property
  /// `width-chars`.
  public var widthChars: Int? {
    get {
      let width = gtk_editable_get_width_chars(opaque)
      return width < 0 ? nil : Int(width)
    }
    set { gtk_editable_set_width_chars(opaque, Int32(clamping: newValue ?? -1)) }
  }

  /// The horizontal alignment of the text, from 0 (the start) to 1 (the end). Wraps the property
  /// `xalign`.
  public var xalign: Float {
    get { gtk_editable_get_alignment(opaque) }
    set { gtk_editable_set_alignment(opaque, newValue) }
  }

  /// Selects all of the text.
  public func selectAll() { gtk_editable_select_region(opaque, 0, -1) }

  /// Calls `handler` when the user or the program changes the text.
  ///
  /// The handler is called once for each change, after the change. The method observes the property
  /// rather than the signal `changed` of GTK, because this signal is also emitted for the empty
  /// text in the middle of a replacement.
  @discardableResult
  public func onChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    onNotify("text", handler)
  }
}
