import ComposableGtk

struct StandupsListView: View {
  @Bindable var store: StoreOf<StandupsList>

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
    .sheet(item: $store.scope(state: \.add, action: \.add)) { form in
      StandupFormView(store: form)
        .navigationTitle("New Stand-up")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { store.send(.cancelButtonTapped) }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") { store.send(.saveButtonTapped) }
          }
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
