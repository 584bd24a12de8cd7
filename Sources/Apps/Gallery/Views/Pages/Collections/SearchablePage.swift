import GtkUI

/// A list that can be searched. Control+F focuses the search field.
struct SearchablePage: View {
  @State private var query = ""
  @State private var submitted: String?

  var body: some View {
    let planets = Planet.all.filter {
      query.isEmpty || $0.name.lowercased().contains(query.lowercased())
    }
    VStack(alignment: .fill, spacing: 0) {
      List(planets) { planet in
        Text(planet.name)
      }
      .overlay {
        if planets.isEmpty {
          ContentUnavailableView.search(text: query)
        }
      }
      .searchable(text: $query, prompt: "Search planets")
      .onSubmit(of: .search) { submitted = query }
      Divider()
      Text(submitted.map { "Searched for: \($0)" } ?? "Press Enter to submit the search.")
        .foregroundStyle(.secondary)
        .padding(12)
    }
  }
}
