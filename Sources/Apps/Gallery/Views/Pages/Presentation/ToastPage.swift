import GtkUI

/// A page with toasts that inform about deletions and about saved changes.
struct ToastPage: View {
  @Environment(\.presentsImmediately) private var presentsImmediately
  @State private var planets = ["Mercury", "Venus", "Earth", "Mars"]
  @State private var deletions: [Deletion] = []
  @State private var isSaved = false
  @State private var deletionCount = 0

  var body: some View {
    VStack(spacing: 24) {
      Text("Planets: \(planets.count)").font(.headline)
      Button("Delete a planet") { deletePlanet() }
        .disabled(planets.isEmpty)
      Button("Save") { isSaved = true }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .toast("Your changes were saved", isPresented: $isSaved)
    .toasts($deletions) { deletion in
      "\(deletion.planet) was deleted"
    } actions: { deletion in
      Button("Undo") { planets.append(deletion.planet) }
    }
    .onAppear { if presentsImmediately { deletePlanet() } }
  }

  private func deletePlanet() {
    guard let planet = planets.popLast() else { return }
    deletionCount += 1
    deletions.append(Deletion(id: deletionCount, planet: planet))
  }
}

private struct Deletion: Identifiable {
  let id: Int
  let planet: String
}
