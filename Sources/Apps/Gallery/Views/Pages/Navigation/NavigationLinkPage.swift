import GtkUI

/// Links to other pages, which are rows in a list, and buttons elsewhere.
struct NavigationLinkPage: View {
  var body: some View {
    VStack(alignment: .fill, spacing: 0) {
      List {
        Section("In a list they are rows") {
          NavigationLink("A page") { LeafPage(title: "A page") }
          NavigationLink {
            LeafPage(title: "Another page")
          } label: {
            Label("With an icon", systemImage: "globe")
          }
          NavigationLink("Disabled") { LeafPage(title: "Nowhere") }.disabled()
          NavigationLink("A value of the path", value: GalleryPage.text)
        }
      }
      Divider()
      HStack(spacing: 12) {
        Text("Elsewhere they are buttons")
        Spacer()
        NavigationLink("A page") { LeafPage(title: "A page") }
      }
      .padding(12)
    }
  }
}
