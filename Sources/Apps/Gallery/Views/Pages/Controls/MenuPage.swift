import GtkUI

/// Buttons that open a menu.
struct MenuPage: View {
  @State private var last = "No action yet"
  @State private var isArchived = false
  @State private var order = "Name"

  var body: some View {
    Form {
      Section {
        HStack(spacing: 12) {
          Menu("Edit") { items }
          Menu {
            items
          } label: {
            Label("With an icon", systemImage: "ellipsis")
          }
          Menu("Disabled") { items }.disabled()
        }
      } header: {
        Text("Menus")
      } footer: {
        Text("\(last). Archived: \(isArchived ? "yes" : "no"). Sorted by: \(order.lowercased()).")
      }
    }
  }

  @ViewBuilder private var items: some View {
    Button("Rename…") { last = "Renamed" }
    Toggle("Archived", isOn: $isArchived)
    Divider()
    Menu("Move to") {
      Button("Inbox") { last = "Moved to Inbox" }
      Button("Drafts") { last = "Moved to Drafts" }
    }
    Picker("Sort by", selection: $order) {
      Text("Name").tag("Name")
      Text("Date").tag("Date")
    }
    Divider()
    Button("Unavailable") {}.disabled()
    Button("Delete", role: .destructive) { last = "Deleted" }
  }
}
