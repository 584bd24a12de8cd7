import GtkUI

/// A page with a draft. If the draft is not empty, a dialog is presented before the page is popped.
struct BackConfirmationPage: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentsImmediately) private var presentsImmediately
  @State private var draft = ""
  @State private var isConfirming = false

  var body: some View {
    Form {
      Section {
        TextField("Draft", text: $draft)
      } footer: {
        Text("While there is a draft, the back button, Escape and Alt+Left ask for confirmation.")
      }
    }
    .navigationBackAllowed(draft.isEmpty)
    .onBackRequest { isConfirming = true }
    .confirmationDialog("Discard the draft?", isPresented: $isConfirming) {
      Button("Discard", role: .destructive) { dismiss() }
      Button("Keep writing", role: .cancel) {}
    }
    .onAppear {
      guard presentsImmediately else { return }
      draft = "Dear reader,"
      isConfirming = true
    }
  }
}
