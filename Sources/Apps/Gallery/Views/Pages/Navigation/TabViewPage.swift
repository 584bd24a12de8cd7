import GtkUI

/// Tabs with icons and a badge. In the sheet, the bar of the tabs is in the header.
struct TabViewPage: View {
  @State private var downloads = 3
  @State private var isSheetShown = false

  var body: some View {
    MusicTabs(downloads: $downloads) {
      Button("Show the tabs in a sheet") { isSheetShown = true }
    }
    .sheet(isPresented: $isSheetShown) {
      MusicTabs(downloads: $downloads) { EmptyView() }
        .frame(minHeight: 360)
    }
  }
}

private struct MusicTabs<Actions: View>: View {
  private enum Place: Hashable { case albums, playlists, downloads }

  @Binding var downloads: Int
  @ViewBuilder let actions: Actions
  @State private var place = Place.albums

  var body: some View {
    TabView(selection: $place) {
      Tab("Albums", systemImage: "music.note", value: .albums) {
        Form {
          Section {
            Button("Download an album") { downloads += 1 }
            Button("Show the playlists") { place = .playlists }
            actions
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
