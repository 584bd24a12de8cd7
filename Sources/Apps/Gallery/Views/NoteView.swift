import GtkUI

/// The number of a note, which identifies the window of the note.
package struct NoteNumber: Codable, Hashable, Sendable {
  let value: Int

  init(_ value: Int) {
    self.value = value
  }
}

/// The content of a note window. If the note is not empty, an alert is presented before the window
/// is closed.
package struct NoteView: View {
  @Environment(\.dismissWindow) private var dismissWindow
  @State private var text = ""
  @State private var isConfirming = false
  @Binding private var number: NoteNumber?

  package init(number: Binding<NoteNumber?>) {
    _number = number
  }

  package var body: some View {
    TextEditor(text: $text)
      .accessibilityLabel("Note")
      .padding(12)
      .navigationTitle("Note \(number?.value ?? 0)")
      .onCloseRequest {
        isConfirming = !text.isEmpty
        return text.isEmpty
      }
      .alert("Discard the note?", isPresented: $isConfirming) {
        Button("Discard", role: .destructive) {
          text = ""
          dismissWindow()
        }
        Button("Cancel", role: .cancel) {}
      }
  }
}
