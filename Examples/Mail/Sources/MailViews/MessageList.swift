import ComposableGtk
import MailFeature

/// The messages of the selected folder.
struct MessageList: View {
  @Bindable var store: StoreOf<Mail>

  var body: some View {
    List(store.folderMessages, selection: $store.location.message) { message in
      VStack(alignment: .leading, spacing: 3) {
        Text(message.sender).bold()
        Text(message.subject)
      }
      .padding(.vertical, 6)
    }
    .navigationTitle(store.location.folder?.rawValue ?? "Mail")
    .navigationSubtitle("\(store.folderMessages.count) messages")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Compose", systemImage: "square.and.pencil") { store.send(.composeButtonTapped) }
          .labelStyle(.iconOnly)
          .keyboardShortcut("n")
      }
    }
  }
}
