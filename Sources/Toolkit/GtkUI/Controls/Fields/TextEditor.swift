import Gtk

/// A field for text of any length.
///
/// ```swift
/// TextEditor(text: $notes)
///   .accessibilityLabel("Notes")
/// ```
///
/// A text editor fills the available space, and scrolls. A text editor has no label. Set a name
/// with `accessibilityLabel`.
public struct TextEditor: View {
  private let text: Binding<String>

  /// Creates an editor that writes its text to the binding at each change. If the binding ignores
  /// the new text, the editor shows the old text again.
  public init(text: Binding<String>) {
    self.text = text
  }

  /// A scrolled `GtkTextView` that wraps its lines.
  public var body: some View {
    TextEditorControl(value: text.wrappedValue, binding: text)
  }
}

struct TextEditorControl: ValueView {
  let value: String
  let binding: Binding<String>

  func makeWidget(_ node: ValueNode<Self>) -> ScrolledWindow {
    let view = TextView()
    view.wraps = true
    view.setMargins(8)
    view.onChanged { [weak node] in node?.valueDidChange() }
    view.onCompositionEnded { [weak node] in node?.compositionDidEnd() }
    let widget = ScrolledWindow()
    widget.policy = (.never, .automatic)
    widget.hexpand = true
    widget.vexpand = true
    widget.sizeRequest = (nil, 72)
    widget.addCSSClass("text-editor")
    widget.child = view
    widget.mainPart = view
    return widget
  }

  func value(of widget: ScrolledWindow) -> String { view(of: widget)?.text ?? "" }

  func isComposing(in widget: ScrolledWindow) -> Bool { view(of: widget)?.isComposing == true }

  func show(_ value: String, in widget: ScrolledWindow) {
    guard let view = view(of: widget) else { return }
    let cursor = view.cursorPosition
    let textAfterCursor = view.text.unicodeScalars.dropFirst(cursor)
    view.text = value
    let count = value.unicodeScalars.count
    // If the text after the cursor is unchanged, the cursor remains before this text. Otherwise,
    // the cursor retains its distance from the start, or moves to the end of a shorter text.
    let isTextAfterCursorUnchanged =
      count >= textAfterCursor.count
      && value.unicodeScalars.suffix(textAfterCursor.count).elementsEqual(textAfterCursor)
    view.cursorPosition =
      isTextAfterCursorUnchanged ? count - textAfterCursor.count : min(cursor, count)
  }

  private func view(of widget: ScrolledWindow) -> TextView? { widget.mainPart as? TextView }
}
