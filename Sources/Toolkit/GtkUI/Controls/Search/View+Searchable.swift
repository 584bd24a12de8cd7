import Gtk

extension View {
  /// Adds a search bar above the view.
  ///
  /// ```swift
  /// List(contacts.filter { $0.matches(query) }) { ContactRow(contact: $0) }
  ///   .searchable(text: $query)
  /// ```
  ///
  /// The bar writes the entered text to `text` at each change. The app performs the search. The bar
  /// does not grab the focus when its window or its page appears.
  ///
  /// **Shortcuts.** Control+F moves the focus to the bar. Typing anywhere in the window also moves
  /// the focus to the bar, unless another control handles the typed characters. Both open a closed
  /// bar. In the bar, Escape clears the text. If the text is empty, Escape closes the bar and moves
  /// the focus to the view. A bar without `isPresented` remains open. **Accessibility.** The field
  /// in the bar has the role of a search box, and `prompt` is the name of the field.
  ///
  /// - Parameters:
  ///   - text: The text to search for. Closing the bar clears the text.
  ///   - isPresented: Whether the bar is open. If `nil`, the bar is always open.
  ///   - prompt: The text of the empty field.
  ///
  /// - Returns: A view with a search bar above it.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>? = nil,
    prompt: String? = nil
  ) -> some View {
    Searchable(
      text: text,
      isPresented: isPresented,
      prompt: prompt ?? ToolkitWord.search.text,
      content: self
    )
  }
}

private struct Searchable<Content: View>: View {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: String
  let content: Content

  var body: some View {
    SearchableContent(
      text: text.wrappedValue,
      textBinding: text,
      isPresented: isPresented?.wrappedValue ?? true,
      isPresentedBinding: isPresented,
      prompt: prompt,
      content: content
    )
  }
}

struct SearchableContent<Content: View>: ContentView {
  let text: String
  let textBinding: Binding<String>
  let isPresented: Bool
  /// The binding of `isPresented`, or `nil` if the bar is always open.
  let isPresentedBinding: Binding<Bool>?
  let prompt: String
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    SearchableNode(self, context)
  }
}
