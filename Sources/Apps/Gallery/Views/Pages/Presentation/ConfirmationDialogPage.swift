import GtkUI

/// A choice among several actions.
struct ConfirmationDialogPage: View {
  @Environment(\.presentsAtOnce) private var presentsAtOnce
  @State private var asksToLeave = false
  @State private var asksWhere = false
  @State private var choice = "None yet"

  var body: some View {
    Form {
      Section {
        Button("Leave…") { asksToLeave = true }
        Button("Export…") { asksWhere = true }
          .confirmationDialog("Export", isPresented: $asksWhere, titleVisibility: .hidden) {
            Button("As a Picture") { choice = "picture" }
            Button("As a Document") { choice = "document" }
          }
      } footer: {
        Text("The choice: \(choice)")
      }
    }
    .confirmationDialog("Leave without saving?", isPresented: $asksToLeave) {
      Button("Save") { choice = "save" }
      Button("Discard the Changes", role: .destructive) { choice = "discard" }
    } message: {
      Text("There are changes that nobody has saved.")
    }
    .onAppear { if presentsAtOnce { asksToLeave = true } }
  }
}
