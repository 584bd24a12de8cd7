import GtkUI

/// Lists in which one row or several rows can be selected.
struct SelectionPage: View {
  @State private var one: Planet.ID? = "Earth"
  @State private var several: Set<Planet.ID> = ["Mars", "Venus"]

  var body: some View {
    VStack(alignment: .fill, spacing: 0) {
      Caption("One: \(one ?? "none")").padding(12)
      List(Planet.all, selection: $one) { planet in
        Text(planet.name)
      }
      Divider()
      Caption("Several: \(several.isEmpty ? "none" : several.sorted().joined(separator: ", "))")
        .padding(12)
      List(Planet.all, selection: $several) { planet in
        Text(planet.name)
      }
    }
  }
}
