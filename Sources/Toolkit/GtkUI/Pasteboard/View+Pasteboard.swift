import Gtk

extension View {
  /// Copies text to the pasteboard when the user presses Ctrl+C while this view, or a view in this
  /// view, has the focus.
  ///
  /// ```swift
  /// struct NameList: View {
  ///   let names: [String]
  ///   @State private var selection: Set<String> = []
  ///
  ///   var body: some View {
  ///     List(names, id: \.self, selection: $selection) { Text($0) }
  ///       .copyable(names.filter { selection.contains($0) })
  ///   }
  /// }
  /// ```
  ///
  /// A text field and a selectable text that have the focus copy their own selection. The focus of
  /// a list is on the row, so apply the modifier to the list and not to the content of a row.
  ///
  /// **Accessibility.** Screen readers do not announce the keys. Add a button or a menu item for
  /// the same action.
  ///
  /// - Parameter payload: Returns the texts, which are copied as lines. Evaluated when the user
  ///   presses the keys. If the array is empty, nothing is copied.
  ///
  /// - Returns: A view that copies text.
  public func copyable(
    _ payload: @autoclosure @escaping @MainActor () -> [String]
  ) -> some View {
    EditingKeysView(keys: [.copy, .copyInsert], content: self) { _ in
      let lines = payload()
      guard !lines.isEmpty else { return false }
      Pasteboard.general.setString(lines.joined(separator: "\n"))
      return true
    }
  }

  /// Calls a closure with the text of the pasteboard when the user presses Ctrl+V while this view,
  /// or a view in this view, has the focus.
  ///
  /// ```swift
  /// struct PastedNames: View {
  ///   @State private var names: [String] = []
  ///
  ///   var body: some View {
  ///     List(names, id: \.self) { Text($0) }
  ///       .pasteDestination(for: String.self) { texts in
  ///         names += texts.flatMap { $0.split(separator: "\n").map(String.init) }
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// A text field that has the focus pastes the text itself.
  ///
  /// **Accessibility.** Screen readers do not announce the keys. Add a ``PasteButton`` for the same
  /// action.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the pasted values. The only supported type is `String`.
  ///   - action: Called with the text of the pasteboard, as an array with one element. Not called
  ///     if the pasteboard contains no text.
  ///
  /// - Returns: A view that pastes text.
  public func pasteDestination(
    for payloadType: String.Type,
    action: @escaping @MainActor (_ strings: [String]) -> Void
  ) -> some View {
    EditingKeysView(keys: [.paste, .pasteInsert], content: self) { isActive in
      guard Pasteboard.general.hasStrings else { return false }
      Pasteboard.general.readString { text in
        // The view may be removed before the other program has sent the text.
        if let text, isActive() { action([text]) }
      }
      return true
    }
  }
}
