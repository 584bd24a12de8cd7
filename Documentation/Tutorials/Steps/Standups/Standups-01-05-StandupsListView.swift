import ComposableGtk

struct StandupsListView: View {
  let store: StoreOf<StandupsList>

  var body: some View {
    Form {
      ForEach(store.standups) { standup in
        StandupRow(standup: standup)
      }
    }
    .navigationTitle("Stand-ups")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Add", systemImage: "plus") { store.send(.addButtonTapped) }
          .labelStyle(.iconOnly)
      }
    }
  }
}

struct StandupRow: View {
  let standup: Standup

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(standup.title)
      Text("Attendees: \(standup.attendees.count), minutes: \(standup.minutes)")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}
