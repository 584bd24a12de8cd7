import GtkUI

/// Pages that are pushed while a binding is `true` or not `nil`.
struct NavigationDestinationPage: View {
  @Environment(\.presentsImmediately) private var presentsImmediately
  @State private var isPresented = false
  @State private var planet: Planet?

  var body: some View {
    Form {
      Section("Pushed while a Boolean is true") {
        Toggle("Show the page", isOn: $isPresented)
          .navigationDestination(isPresented: $isPresented) {
            LeafPage(title: "Pushed page")
          }
      }
      Section("Pushed while an item is set") {
        ForEach(Planet.all(of: .rocky)) { planet in
          Button(planet.name) { self.planet = planet }
        }
      }
    }
    .navigationDestination(item: $planet) { planet in
      LeafPage(title: planet.name)
    }
    .onAppear { if presentsImmediately { isPresented = true } }
  }
}
