import GtkUI

/// Navigation links, which are rows in a list, and buttons elsewhere.
struct NavigationLinkPage: View {
  var body: some View {
    VStack(alignment: .fill, spacing: 0) {
      List {
        Section("Links in a list are rows") {
          NavigationLink("Page") { LeafPage(title: "Page") }
          NavigationLink {
            LeafPage(title: "Another page")
          } label: {
            Label("With an icon", systemImage: "globe")
          }
          NavigationLink("Disabled") { LeafPage(title: "Disabled") }.disabled()
          NavigationLink("The text page, by a value of the path", value: GalleryPage.text)
        }
      }
      Divider()
      HStack(spacing: 12) {
        Text("Other links are buttons")
        Spacer()
        NavigationLink("Page") { LeafPage(title: "Page") }
      }
      .padding(12)
    }
  }
}
