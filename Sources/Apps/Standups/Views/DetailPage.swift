import ComposableGtk
import StandupsCore

/// The page of a stand-up: its meeting, its attendees and its past meetings.
struct DetailPage: View {
  @Bindable var store: StoreOf<DetailFeature>

  var body: some View {
    Form {
      Section {
        LabeledContent("Length", value: store.standup.lengthText)
        LabeledContent("Theme") {
          ThemeSwatch(theme: store.standup.theme)
          Text(store.standup.theme.name)
            .foregroundStyle(.secondary)
        }
        Button("Start meeting") { store.send(.startMeetingButtonTapped) }
          .styleClass("suggested-action", "pill")
          .keyboardShortcut("m")
          .frame(maxWidth: .infinity)
      }
      Section("Attendees") {
        ForEach(store.standup.attendees) { attendee in
          PageRow(attendee.name, icon: "person") { store.send(.attendeeTapped(attendee.id)) }
        }
      }
      PastMeetings(store: store)
      Button("Delete stand-up…") { store.send(.deleteButtonTapped) }
        .styleClass("flat", "row-button", "delete")
        .expanded()
        .listRowInsets(EdgeInsets())
    }
    .navigationTitle(store.standup.title)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        // A title would not fit in a narrow window with large text.
        Button("Edit", systemImage: "pencil") { store.send(.editButtonTapped) }
          .labelStyle(.iconOnly)
          .help("Edit")
          .keyboardShortcut("e")
      }
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .sheet(item: edit) { form in
      StandupSheet(store: form, title: "Edit stand-up", saveTitle: "Save")
    }
  }

  /// Closing the sheet is a cancellation, so that a changed form asks before it is dismissed.
  private var edit: Binding<StoreOf<StandupFormFeature>?> {
    $store.scope(state: \.destination?.edit, action: \.destination.edit)
      .dismissing(with: .cancelButtonTapped)
  }
}

/// The past meetings, the last meeting first. Older meetings are shown in steps, because each row
/// of a form is created at once.
private struct PastMeetings: View {
  private static let step = 20

  let store: StoreOf<DetailFeature>
  @State private var limit = PastMeetings.step

  var body: some View {
    Section("Past meetings") {
      if store.standup.meetings.isEmpty {
        Text("There are no past meetings.")
          .foregroundStyle(.secondary)
      }
      ForEach(Array(store.standup.meetings.prefix(limit))) { meeting in
        PageRow(meeting.dateText, icon: "calendar") { store.send(.meetingTapped(meeting.id)) }
      }
      if store.standup.meetings.count > limit {
        Button("Show older meetings") { limit += Self.step }
          .styleClass("flat", "row-button")
          .expanded()
          .listRowInsets(EdgeInsets())
      }
    }
  }
}
