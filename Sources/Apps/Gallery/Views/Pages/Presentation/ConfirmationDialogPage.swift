import GtkUI

/// Confirmation dialogs, which offer several actions.
struct ConfirmationDialogPage: View {
  @Environment(\.presentsImmediately) private var presentsImmediately
  @State private var isCloseDialogPresented = false
  @State private var isExportPresented = false
  @State private var choice = "none yet"

  var body: some View {
    Form {
      Section {
        Button("Close…") { isCloseDialogPresented = true }
        Button("Export…") { isExportPresented = true }
          .confirmationDialog("Export", isPresented: $isExportPresented, titleVisibility: .hidden) {
            Button("As an image") { choice = "image" }
            Button("As a document") { choice = "document" }
          }
      } footer: {
        Text("Choice: \(choice)")
      }
    }
    .confirmationDialog("Close without saving?", isPresented: $isCloseDialogPresented) {
      Button("Save") { choice = "save" }
      Button("Discard changes", role: .destructive) { choice = "discard" }
    } message: {
      Text("Unsaved changes will be lost.")
    }
    .onAppear { if presentsImmediately { isCloseDialogPresented = true } }
  }
}
