import GtkUI

/// A list with sections, whose rows are created lazily.
struct ListPage: View {
  var body: some View {
    List {
      ForEach(Planet.Kind.allCases, id: \.self) { kind in
        Section(kind.rawValue) {
          ForEach(Planet.all(of: kind)) { planet in
            Label(planet.name, systemImage: "globe")
          }
        }
      }
      Section {
        ForEach(1..<10_001) { number in
          HStack {
            Text("Row \(number)")
            Spacer()
            Text(number.isMultiple(of: 2) ? "even" : "odd").foregroundStyle(.secondary)
          }
        }
      } header: {
        Text("10,000 rows")
      } footer: {
        Text("The list creates the visible rows and a few more.")
      }
    }
  }
}
