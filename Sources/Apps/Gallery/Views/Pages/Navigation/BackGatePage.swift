import GtkUI

/// A page that asks for confirmation before the user goes back and loses a draft.
struct BackGatePage: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentsImmediately) private var presentsImmediately
  @State private var draft = ""
  @State private var isConfirming = false

  var body: some View {
    Form {
      Section {
        TextField("Draft", text: $draft)
      } footer: {
        Text("With something written, all ways back ask first: the button, Escape, Alt+Left.")
      }
    }
    .navigationBackAllowed(draft.isEmpty)
    .onBackRequest { isConfirming = true }
    .confirmationDialog("Discard the draft?", isPresented: $isConfirming) {
      Button("Discard", role: .destructive) { dismiss() }
      Button("Keep Writing", role: .cancel) {}
    }
    .onAppear {
      guard presentsImmediately else { return }
      draft = "Dear reader,"
      isConfirming = true
    }
  }
}
