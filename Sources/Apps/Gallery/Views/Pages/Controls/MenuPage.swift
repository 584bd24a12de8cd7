import GtkUI

/// Buttons that open a menu.
struct MenuPage: View {
  @State private var last = "Nothing yet"
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
    Button("Rename…") { last = "Rename" }
    Toggle("Archived", isOn: $isArchived)
    Divider()
    Menu("Move to") {
      Button("Inbox") { last = "Moved to the inbox" }
      Button("Attic") { last = "Moved to the attic" }
    }
    Picker("Sort by", selection: $order) {
      Text("Name").tag("Name")
      Text("Date").tag("Date")
    }
    Divider()
    Button("Can't be done") {}.disabled()
    Button("Delete", role: .destructive) { last = "Deleted" }
  }
}
