import ComposableGtk
import StandupsCore

/// The fields of a stand-up, with the problems of the fields.
struct StandupForm: View {
  @Bindable var store: StoreOf<StandupFormFeature>
  @FocusState private var focus: StandupProblem.Field?

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $store.standup.title)
          .focused($focus, equals: .title)
        ProblemText(problem: store.state.shownProblem(.title))
        LabeledContent("Length in minutes") {
          TextField("Length in minutes", value: $store.standup.minutes, format: .number)
            .focused($focus, equals: .length)
            .frame(width: 96)
        }
        ProblemText(problem: store.state.shownProblem(.length))
        Picker("Theme", selection: $store.standup.theme) {
          ForEach(Theme.allCases) { Text($0.name).tag($0) }
        }
      }
      Section("Attendees") {
        ForEach($store.standup.attendees) { $attendee in
          AttendeeField(store: store, attendee: $attendee, focus: $focus)
          ProblemText(problem: store.state.shownProblem(.attendee(attendee.id)))
        }
        Button("Add attendee") { store.send(.addAttendeeButtonTapped) }
        PasteButton(payloadType: String.self) { store.send(.attendeesPasted($0)) }
          .accessibilityLabel("Paste attendees")
          .help("Adds an attendee for each line of the clipboard")
      }
    }
    .bind($store.focus, to: $focus)
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

/// The field of the name of an attendee, with a button that removes the attendee.
private struct AttendeeField: View {
  let store: StoreOf<StandupFormFeature>
  @Binding var attendee: Attendee
  let focus: FocusState<StandupProblem.Field?>.Binding

  var body: some View {
    HStack(spacing: 6) {
      TextField("Name", text: $attendee.name)
        .focused(focus, equals: .attendee(attendee.id))
        .onSubmit { store.send(.attendeeSubmitted(attendee.id)) }
      Button {
        store.send(.removeAttendeeButtonTapped(attendee.id))
      } label: {
        Image(systemName: "minus")
      }
      .accessibilityLabel(removeTitle)
      .help(removeTitle)
      .styleClass("flat", "circular")
    }
  }

  private var removeTitle: String {
    attendee.name.isEmpty ? "Remove attendee" : "Remove \(attendee.name)"
  }
}

/// The reason why a field can't be saved, below the field.
private struct ProblemText: View {
  let problem: StandupProblem?

  var body: some View {
    if let problem {
      Label(problem.message, systemImage: "exclamationmark.triangle")
        .font(.caption)
        .styleClass("error")
    }
  }
}
