import GtkUI

/// A page that asks the user for confirmation before the page is popped.
struct BackGatePage: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentsAtOnce) private var presentsAtOnce
  @State private var draft = ""
  @State private var asks = false

  var body: some View {
    Form {
      Section {
        TextField("Draft", text: $draft)
      } footer: {
        Text("With something written, all ways back ask first: the button, Escape, Alt+Left.")
      }
    }
    .navigationBackAllowed(draft.isEmpty)
    .onBackRequest { asks = true }
    .confirmationDialog("Discard the draft?", isPresented: $asks) {
      Button("Discard", role: .destructive) { dismiss() }
      Button("Keep Writing", role: .cancel) {}
    }
    .onAppear {
      guard presentsAtOnce else { return }
      draft = "Dear reader,"
      asks = true
    }
  }
}
