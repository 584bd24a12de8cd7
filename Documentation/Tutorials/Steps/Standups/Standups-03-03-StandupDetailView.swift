import ComposableGtk

struct StandupDetailView: View {
  let store: StoreOf<StandupDetail>

  var body: some View {
    Form {
      Section {
        LabeledContent("Minutes", value: "\(store.standup.minutes)")
      }
      Section("Attendees") {
        ForEach(store.standup.attendees) { attendee in
          Label(attendee.name, systemImage: "person")
        }
      }
      Section {
        Button("Delete", role: .destructive) { store.send(.deleteButtonTapped) }
      }
    }
    .navigationTitle(store.standup.title)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Edit", systemImage: "pencil") { store.send(.editButtonTapped) }
          .labelStyle(.iconOnly)
      }
    }
  }
}
