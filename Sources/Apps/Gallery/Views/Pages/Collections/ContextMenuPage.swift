import GtkUI

/// Context menus, which are opened by a secondary click, a long press, the Menu key or Shift+F10.
struct ContextMenuPage: View {
  @State private var last = "No action yet"

  var body: some View {
    VStack(alignment: .fill, spacing: 0) {
      HStack(spacing: 12) {
        Button("Button with a context menu") { last = "Clicked" }
          .contextMenu { items(for: "the button") }
        Spacer()
      }
      .padding(12)
      Divider()
      List(Planet.all) { planet in
        Text(planet.name)
          .contextMenu { items(for: planet.name) }
      }
      Divider()
      Text(last).foregroundStyle(.secondary).padding(12)
    }
  }

  @ViewBuilder
  private func items(for name: String) -> some View {
    Button("Copy", systemImage: "doc.on.doc") { last = "Copied \(name)" }
    Button("Paste") {}.disabled()
    Divider()
    Button("Delete", role: .destructive) { last = "Deleted \(name)" }
  }
}
