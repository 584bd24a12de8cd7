import GtkUI

/// Tabs with icons and a badge. In a window of its own, the bar of the tabs is in the header.
struct TabViewPage: View {
  private enum Place: Hashable { case albums, playlists, downloads }

  @State private var place = Place.albums
  @State private var downloads = 3

  var body: some View {
    TabView(selection: $place) {
      Tab("Albums", systemImage: "music.note", value: .albums) {
        Form {
          Section {
            Button("Download an album") { downloads += 1 }
            Button("Show the playlists") { place = .playlists }
          } footer: {
            Text("The bar of a tab view in the main page of a window is in the header.")
          }
        }
      }
      Tab("Playlists", systemImage: "list.bullet", value: .playlists) {
        List(["Morning", "Work", "Evening"], id: \.self) { Text($0) }
      }
      Tab("Downloads", systemImage: "arrow.down.circle", value: .downloads) {
        Form {
          Section {
            LabeledContent("Albums", value: "\(downloads)")
            Button("Remove all") { downloads = 0 }
          }
        }
      }
      .badge(downloads)
    }
  }
}
