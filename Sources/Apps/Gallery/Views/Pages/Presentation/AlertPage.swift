import GtkUI

/// Alerts with buttons, with a message and with a text field.
struct AlertPage: View {
  @Environment(\.presentsImmediately) private var presentsImmediately
  @State private var isDeleteAlertPresented = false
  @State private var isMessagePresented = false
  @State private var isNameAlertPresented = false
  @State private var name = ""
  @State private var answer = "none yet"

  var body: some View {
    Form {
      Section {
        Button("Delete…") { isDeleteAlertPresented = true }
        Button("Show message") { isMessagePresented = true }
          .alert("The letter was sent.", isPresented: $isMessagePresented) {}
        Button("Enter name…") { isNameAlertPresented = true }
      } footer: {
        Text("Answer: \(answer)")
      }
    }
    .alert("Delete the game?", isPresented: $isDeleteAlertPresented) {
      Button("Delete", role: .destructive) { answer = "delete" }
      Button("Cancel", role: .cancel) { answer = "cancel" }
    } message: {
      Text("This can't be undone.")
    }
    .alert("Enter a name", isPresented: $isNameAlertPresented) {
      TextField("Name", text: $name)
      Button("Save") { answer = name }
      Button("Cancel", role: .cancel) {}
    }
    .onAppear { if presentsImmediately { isDeleteAlertPresented = true } }
  }
}
