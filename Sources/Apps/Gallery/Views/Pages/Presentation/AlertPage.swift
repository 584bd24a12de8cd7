import GtkUI

/// Alerts that the user has to answer.
struct AlertPage: View {
  @Environment(\.presentsImmediately) private var presentsImmediately
  @State private var isDeleteAlertPresented = false
  @State private var isMessagePresented = false
  @State private var isNameAlertPresented = false
  @State private var name = ""
  @State private var answer = "None yet"

  var body: some View {
    Form {
      Section {
        Button("Delete…") { isDeleteAlertPresented = true }
        Button("Say Something") { isMessagePresented = true }
          .alert("The letter was sent.", isPresented: $isMessagePresented) {}
        Button("Ask for a Name…") { isNameAlertPresented = true }
      } footer: {
        Text("The answer: \(answer)")
      }
    }
    .alert("Delete the game?", isPresented: $isDeleteAlertPresented) {
      Button("Delete", role: .destructive) { answer = "delete" }
      Button("Keep", role: .cancel) { answer = "keep" }
    } message: {
      Text("It can't be brought back.")
    }
    .alert("What is it called?", isPresented: $isNameAlertPresented) {
      TextField("Name", text: $name)
      Button("Save") { answer = name }
      Button("Cancel", role: .cancel) {}
    }
    .onAppear { if presentsImmediately { isDeleteAlertPresented = true } }
  }
}
