import ComposableGtk

struct StandupFormView: View {
  @Bindable var store: StoreOf<StandupForm>

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $store.standup.title)
        Stepper("Minutes", value: $store.standup.minutes, in: 1...60, format: .number)
      }
      Section("Attendees") {
        ForEach($store.standup.attendees) { $attendee in
          HStack {
            TextField("Name", text: $attendee.name)
            Button("Remove", systemImage: "minus") {
              store.send(.removeAttendeeButtonTapped(attendee.id))
            }
            .labelStyle(.iconOnly)
            .buttonStyle(.borderless)
          }
        }
        Button("Add Attendee") { store.send(.addAttendeeButtonTapped) }
      }
    }
  }
}
