import ComposableGtk
import Foundation

struct StandupDetailView: View {
  @Bindable var store: StoreOf<StandupDetail>

  var body: some View {
    Form {
      Section {
        LabeledContent("Minutes", value: "\(store.standup.minutes)")
        NavigationLink(
          "Start Meeting",
          state: AppFeature.Path.State.meeting(RecordMeeting.State(standup: store.$standup))
        )
      }
      Section("Attendees") {
        ForEach(store.standup.attendees) { attendee in
          Label(attendee.name, systemImage: "person")
        }
      }
      if !store.standup.meetings.isEmpty {
        Section("Past Meetings") {
          ForEach(store.standup.meetings) { meeting in
            Label(meeting.date.formatted(), systemImage: "calendar")
          }
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
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .sheet(
      item: $store.scope(state: \.destination?.edit, action: \.destination.edit)
    ) { form in
      StandupFormView(store: form)
        .navigationTitle("Edit Stand-up")
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
