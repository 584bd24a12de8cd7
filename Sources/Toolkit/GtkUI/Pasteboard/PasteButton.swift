import Gtk

/// A button that passes the text of the pasteboard to a closure.
///
/// ```swift
/// struct PastedText: View {
///   @State private var text = ""
///
///   var body: some View {
///     Text(text)
///     PasteButton(payloadType: String.self) { strings in text = strings.joined() }
///   }
/// }
/// ```
///
/// The title is “Paste” in the language of the user. The button is disabled while the pasteboard
/// contains no text.
///
/// **Accessibility.** A button whose name is its title.
public struct PasteButton: View {
  private let onPaste: @MainActor ([String]) -> Void
  @State private var availability = PasteAvailability()

  /// Creates a button that pastes text.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the pasted values. The only supported type is `String`.
  ///   - onPaste: Called with the text of the pasteboard, as an array with one element. Not called
  ///     if another program no longer sends the text.
  public init(
    payloadType: String.Type,
    onPaste: @escaping @MainActor (_ strings: [String]) -> Void
  ) {
    self.onPaste = onPaste
  }

  /// A button that reads the pasteboard.
  public var body: some View {
    Button(ToolkitWord.paste.text) { [onPaste, availability] in
      Pasteboard.general.readString { text in
        // The view may be removed before the other program has sent the text.
        if let text, availability.isObserving { onPaste([text]) }
      }
    }
    .disabled(!availability.hasStrings)
    .onAppear { availability.observe() }
    .onDisappear { availability.stop() }
  }
}
