import GtkUI

/// Sheets above the window.
struct SheetPage: View {
  @Environment(\.presentsImmediately) private var presentsImmediately
  @State private var isPresented = false
  @State private var planet: Planet?
  @State private var dismissals = 0

  var body: some View {
    Form {
      Section {
        Button("Show sheet") { isPresented = true }
          .sheet(isPresented: $isPresented, onDismiss: { dismissals += 1 }) {
            PlanetEditor(title: "New planet")
          }
        Button("Show sheet for an item") { planet = Planet.all.first }
      } footer: {
        Text("Dismissed: \(dismissals)")
      }
    }
    .sheet(item: $planet) { planet in
      PlanetEditor(title: planet.name)
    }
    .onAppear { if presentsImmediately { isPresented = true } }
  }
}

private struct PlanetEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var hasRings = false
  let title: String

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Toggle("Has rings", isOn: $hasRings)
    }
    .navigationTitle(title)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { dismiss() }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Add") { dismiss() }.disabled(name.isEmpty)
      }
    }
  }
}
