import GtkUI

/// A split view, whose columns are pages in a narrow window.
struct SplitViewPage: View {
  @State private var visibility = NavigationSplitViewVisibility.automatic
  @State private var column = NavigationSplitViewColumn.sidebar
  @State private var planet: Planet.ID?

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      List(Planet.all, selection: $planet) { planet in
        Label(planet.name, systemImage: "globe")
      }
      .navigationTitle("Planets")
    } detail: {
      PlanetDetail(planet: Planet.all.first { $0.id == planet })
    }
  }
}

private struct PlanetDetail: View {
  let planet: Planet?

  var body: some View {
    if let planet {
      VStack(spacing: 12) {
        Image(systemName: "globe").imageScale(.large)
        Text(planet.name).font(.title)
        Text("The window is narrow if the back button is shown.").foregroundStyle(.secondary)
      }
      .padding(24)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .navigationTitle(planet.name)
    } else {
      ContentUnavailableView(
        "No planet",
        systemImage: "globe",
        description: Text("Select a planet.")
      )
    }
  }
}
