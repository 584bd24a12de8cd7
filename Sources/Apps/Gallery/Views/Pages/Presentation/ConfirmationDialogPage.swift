import GtkUI

/// Confirmation dialogs, which offer several actions.
struct ConfirmationDialogPage: View {
  @Environment(\.presentsImmediately) private var presentsImmediately
  @State private var isLeaveDialogPresented = false
  @State private var isExportPresented = false
  @State private var choice = "None yet"

  var body: some View {
    Form {
      Section {
        Button("Leave…") { isLeaveDialogPresented = true }
        Button("Export…") { isExportPresented = true }
          .confirmationDialog("Export", isPresented: $isExportPresented, titleVisibility: .hidden) {
            Button("As a Picture") { choice = "picture" }
            Button("As a Document") { choice = "document" }
          }
      } footer: {
        Text("The choice: \(choice)")
      }
    }
    .confirmationDialog("Leave without saving?", isPresented: $isLeaveDialogPresented) {
      Button("Save") { choice = "save" }
      Button("Discard the Changes", role: .destructive) { choice = "discard" }
    } message: {
      Text("There are changes that nobody has saved.")
    }
    .onAppear { if presentsImmediately { isLeaveDialogPresented = true } }
  }
}
