import ComposableGtk
import StandupsCore

/// The page of a meeting: the ring of the turns, the times, the speaker and the notes.
struct MeetingPage: View {
  @Bindable var store: StoreOf<MeetingFeature>

  var body: some View {
    ScrollView {
      VStack(alignment: .fill, spacing: 24) {
        SpeakerRing(store: store)
        MeetingTimes(store: store)
        MeetingButtons(store: store)
        MeetingNotes(store: store)
      }
      .padding(.all, 24)
      .maxWidth(480)
    }
    .navigationTitle(store.title)
    .navigationBackAllowed { false }
    .onBackRequest { store.send(.backRequested) }
    .alert($store.scope(state: \.alert, action: \.alert))
    .task { await store.send(.task).finish() }
  }
}

/// The elapsed time and the remaining time.
private struct MeetingTimes: View {
  let store: StoreOf<MeetingFeature>

  var body: some View {
    HStack(spacing: 12) {
      Text("Elapsed: \(store.elapsed.minutesAndSeconds)")
      Spacer()
      Text("Remaining: \(store.remaining.minutesAndSeconds)")
    }
    .styleClass("numeric")
    .foregroundStyle(.secondary)
  }
}

/// The buttons that pause or end the meeting, and that end the turn of the speaker.
private struct MeetingButtons: View {
  let store: StoreOf<MeetingFeature>

  var body: some View {
    VStack(spacing: 12) {
      WrappingHStack(spacing: 12, lineSpacing: 12) {
        Button(store.isPaused ? "Resume" : "Pause") { store.send(.pauseButtonTapped) }
          .styleClass("pill")
          .keyboardShortcut("p")
        Button("End meeting") { store.send(.endMeetingButtonTapped) }
          .styleClass("pill")
        Button("Next speaker") { store.send(.nextSpeakerButtonTapped) }
          .styleClass("pill", "suggested-action")
          .keyboardShortcut("j")
          .disabled(store.isLastSpeaker)
      }
      Text(store.nextSpeakerName.map { "Next: \($0)" } ?? "No speaker follows")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

/// The notes of the meeting, which the user types.
private struct MeetingNotes: View {
  @Bindable var store: StoreOf<MeetingFeature>

  var body: some View {
    VStack(alignment: .fill, spacing: 6) {
      Text("Notes")
        .font(.headline)
        .multilineTextAlignment(.leading)
      TextEditor(text: $store.transcript)
        .accessibilityLabel("Notes")
        .frame(minHeight: 120)
        .styleClass("notes")
      Text(
        """
        Type what was said. Speech is not transcribed, because Linux desktops have no speech \
        recognition.
        """
      )
      .font(.caption)
      .foregroundStyle(.secondary)
    }
  }
}
