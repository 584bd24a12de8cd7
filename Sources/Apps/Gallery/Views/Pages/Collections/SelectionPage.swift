import GtkUI

/// A list with a single selection, and a list with a multiple selection.
struct SelectionPage: View {
  @State private var selectedID: Planet.ID? = "Earth"
  @State private var selectedIDs: Set<Planet.ID> = ["Mars", "Venus"]

  var body: some View {
    VStack(alignment: .fill, spacing: 0) {
      Caption("Single: \(selectedID ?? "none")").padding(12)
      List(Planet.all, selection: $selectedID) { planet in
        Text(planet.name)
      }
      Divider()
      Caption("Multiple: \(selectedIDs.isEmpty ? "none" : names)").padding(12)
      List(Planet.all, selection: $selectedIDs) { planet in
        Text(planet.name)
      }
    }
  }

  private var names: String { selectedIDs.sorted().joined(separator: ", ") }
}
