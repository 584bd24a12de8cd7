import ComposableGtk

struct StandupsListView: View {
  @Bindable var store: StoreOf<StandupsList>

  var body: some View {
    VStack {
      if store.standups.isEmpty {
        ContentUnavailableView {
          Label("No Stand-ups", systemImage: "person.2")
        } description: {
          Text("Each attendee of a stand-up speaks for an equal time.")
        } actions: {
          Button("Add Stand-up") { store.send(.addButtonTapped) }
            .buttonStyle(.borderedProminent)
        }
      } else {
        Form {
          ForEach(store.standups) { standup in
            NavigationLink(state: detail(of: standup)) {
              StandupRow(standup: standup)
            }
          }
        }
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

  private func detail(of standup: Standup) -> AppFeature.Path.State? {
    Shared(store.$standups[id: standup.id]).map { .detail(StandupDetail.State(standup: $0)) }
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
