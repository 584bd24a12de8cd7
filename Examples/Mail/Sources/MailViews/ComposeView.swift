import ComposableGtk
import MailFeature

/// The form for a new message.
struct ComposeView: View {
  @Bindable var store: StoreOf<Mail>

  var body: some View {
    TextEditor(text: $store.draft)
      .accessibilityLabel("Message")
      .padding(12)
      .navigationTitle("New Message")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Send") { store.send(.draftWasSent) }.disabled(store.draft.isEmpty)
        }
      }
  }
}
