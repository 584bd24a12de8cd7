import GtkUI

/// Copying and pasting text with buttons and with keys.
struct PasteboardPage: View {
  @State private var text = "Buy milk"
  @State private var notes: [String] = []

  var body: some View {
    Form {
      Section {
        TextField("Text", text: $text)
        Button("Copy text") { Pasteboard.general.setString(text) }
        PasteButton(payloadType: String.self) { notes += $0 }
      } footer: {
        Text("Ctrl+C and Ctrl+V work on a button, too.")
      }
      Section("Pasted") {
        if notes.isEmpty {
          Text("Nothing was pasted.")
            .foregroundStyle(.secondary)
        }
        ForEach(notes.indices, id: \.self) { index in
          Text(notes[index])
        }
      }
    }
    .copyable([text])
    .pasteDestination(for: String.self) { notes += $0 }
  }
}
