import ComposableGtk
import StandupsCore

/// The page of a past meeting: its stand-up, its attendees and its notes.
struct PastMeetingPage: View {
  let store: StoreOf<PastMeetingFeature>

  var body: some View {
    Form {
      Section("Stand-up") {
        PageRow(store.standup.title, icon: "person.2") { store.send(.standupTapped) }
      }
      Section("Attendees") {
        ForEach(store.meeting.attendees, id: \.self) { name in
          PageRow(name, icon: "person") { store.send(.attendeeTapped(name)) }
        }
      }
      Section("Notes") {
        if store.meeting.transcript.isEmpty {
          Text("There are no notes.")
            .foregroundStyle(.secondary)
        } else {
          Text(store.meeting.transcript)
            .textSelection(.enabled)
        }
      }
    }
    .navigationTitle(store.meeting.dateText)
    .toolbar {
      if !store.meeting.transcript.isEmpty {
        Button("Copy notes", systemImage: "doc.on.doc") {
          Pasteboard.general.setString(store.meeting.transcript)
        }
        .labelStyle(.iconOnly)
        .help("Copy notes")
      }
    }
  }
}
