import ComposableGtk
import StandupsCore

/// The page of an attendee, with the stand-ups of the attendee.
struct AttendeePage: View {
  let store: StoreOf<AttendeeFeature>

  var body: some View {
    VStack(alignment: .fill, spacing: 0) {
      if store.standups.isEmpty {
        ScrollView {
          ContentUnavailableView(
            "No stand-ups",
            systemImage: "person",
            description: Text("\(store.name) attends no stand-up.")
          )
        }
      } else {
        List(store.standups) { standup in
          StandupRow(standup: standup) { store.send(.standupTapped(standup.id)) }
        }
      }
    }
    .navigationTitle(store.name)
    .navigationSubtitle(subtitle)
  }

  private var subtitle: String {
    let count = store.standups.count
    return count == 1 ? "1 stand-up" : "\(count) stand-ups"
  }
}
