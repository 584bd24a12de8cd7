import GtkUI

/// Lists in which one row can be selected, or several.
struct SelectionPage: View {
  @State private var one: Planet.ID? = "Earth"
  @State private var several: Set<Planet.ID> = ["Mars", "Venus"]

  var body: some View {
    VStack(alignment: .fill, spacing: 0) {
      Text("One: \(one ?? "none")").font(.headline).padding(12)
      List(Planet.all, selection: $one) { planet in
        Text(planet.name)
      }
      Divider()
      Text("Several: \(several.isEmpty ? "none" : several.sorted().joined(separator: ", "))")
        .font(.headline)
        .padding(12)
      List(Planet.all, selection: $several) { planet in
        Text(planet.name)
      }
    }
  }
}
