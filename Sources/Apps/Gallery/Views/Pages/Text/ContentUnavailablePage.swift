import GtkUI

/// Views that explain why there is no content.
struct ContentUnavailablePage: View {
  @State private var kind = Kind.empty
  @State private var attempts = 0

  private enum Kind: String, CaseIterable {
    case empty = "Empty"
    case search = "Search"
    case actions = "Actions"
  }

  var body: some View {
    VStack(alignment: .fill, spacing: 0) {
      Picker("Kind", selection: $kind) {
        ForEach(Kind.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .padding(12)
      Divider()
      switch kind {
      case .empty:
        ContentUnavailableView(
          "No Letters",
          systemImage: "envelope",
          description: Text("New letters will appear here.")
        )
      case .search:
        ContentUnavailableView.search(text: "unicorn")
      case .actions:
        ContentUnavailableView {
          Label("No Connection", systemImage: "wifi.slash")
        } description: {
          Text("The network is unavailable. Attempts: \(attempts)")
        } actions: {
          Button("Try again") { attempts += 1 }
            .buttonStyle(.borderedProminent)
        }
      }
    }
  }
}
