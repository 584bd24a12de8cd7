import GtkUI

/// Buttons that open and close other windows of the app.
struct WindowsPage: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    Form {
      Section {
        ForEach(1..<4) { number in
          Button("Open note \(number)") { openWindow(value: NoteNumber(number)) }
        }
        Button("Close note 1") { dismissWindow(value: NoteNumber(1)) }
      } header: {
        Text("One window for each value")
      } footer: {
        Text("If a note is already open, its window moves to the front.")
      }
    }
  }
}
