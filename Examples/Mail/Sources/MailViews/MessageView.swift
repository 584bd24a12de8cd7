import ComposableGtk
import MailFeature

/// The selected message, with links to its replies.
struct MessageView: View {
  let store: StoreOf<Mail>

  var body: some View {
    if let message = store.message {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          Text(message.subject).font(.title)
          Text("From \(message.sender)").foregroundStyle(.secondary)
          Text(message.text)
          ForEach(message.replies) { reply in
            NavigationLink("Reply of \(reply.sender)", value: reply.id)
          }
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      .navigationTitle(message.subject)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Archive", systemImage: "archivebox") { store.send(.archiveButtonTapped) }
            .labelStyle(.iconOnly)
        }
      }
    } else {
      ContentUnavailableView(
        "No Message",
        systemImage: "envelope",
        description: Text("Select a message.")
      )
      .navigationTitle("No Message")
    }
  }
}

/// A reply to the selected message.
struct ReplyView: View {
  let reply: Reply?

  var body: some View {
    ScrollView {
      Text(reply?.text ?? "The reply does not exist.")
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .navigationTitle(reply.map { "Reply of \($0.sender)" } ?? "No Reply")
  }
}
