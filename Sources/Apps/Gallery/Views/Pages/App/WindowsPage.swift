import GtkUI

/// Buttons that open other windows of the app.
struct WindowsPage: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    Form {
      Section {
        ForEach(1..<4) { number in
          Button("Open Note \(number)") { openWindow(value: NoteNumber(number)) }
        }
        Button("Close Note 1") { dismissWindow(value: NoteNumber(1)) }
      } header: {
        Text("A window for each value")
      } footer: {
        Text("A window that is open already comes to the front.")
      }
    }
  }
}
