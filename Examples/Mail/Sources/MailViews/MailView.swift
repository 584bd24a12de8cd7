import ComposableGtk
import MailFeature

/// The window: folders, the messages of a folder, and a message.
public struct MailView: View {
  @Bindable private var store: StoreOf<Mail>

  public init(store: StoreOf<Mail>) {
    self.store = store
  }

  public var body: some View {
    NavigationSplitView(
      columnVisibility: $store.location.splitVisibility,
      preferredCompactColumn: $store.location.splitColumn
    ) {
      List(Folder.allCases, selection: $store.location.folder) { folder in
        Label(folder.rawValue, systemImage: folder.symbol)
      }
      .navigationTitle("Mail")
    } content: {
      MessageList(store: store)
    } detail: {
      NavigationStack(path: $store.location.replies) {
        MessageView(store: store)
          .navigationDestination(for: Int.self) { id in
            ReplyView(reply: store.message?.replies[id: id])
          }
      }
    }
    .sheet(isPresented: $store.location.isComposing) {
      ComposeView(store: store)
    }
    .alert("The link can't be opened.", isPresented: $store.linkError.isPresent) {
      Button("OK") {}
    } message: {
      Text(store.linkError ?? "")
    }
    .onOpenURL { store.send(.linkOpened($0.absoluteString)) }
  }
}

extension Optional {
  /// Whether the value is not `nil`. Setting `false` sets the value to `nil`.
  fileprivate var isPresent: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}

extension Folder {
  var symbol: String {
    switch self {
    case .inbox: "tray"
    case .sent: "paperplane"
    case .archive: "archivebox"
    }
  }
}
