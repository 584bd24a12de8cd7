import ComposableGtk

struct RecordMeetingView: View {
  let store: StoreOf<RecordMeeting>

  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      ZStack {
        Circle()
          .stroke(Color.primary.opacity(0.12), lineWidth: 16)
        Circle()
          .trim(from: 0, to: Double(store.seconds) / Double(store.total))
          .rotation(.degrees(-90))
          .stroke(Color.blue, style: StrokeStyle(lineWidth: 16, lineCap: .round))
        VStack(spacing: 6) {
          Text(speaker)
            .font(.title2)
          if !store.standup.attendees.isEmpty {
            Text("Speaker \(store.speaker + 1) of \(store.standup.attendees.count)")
              .foregroundStyle(.secondary)
          }
        }
      }
      .frame(width: 240, height: 240)
      HStack(spacing: 12) {
        Button(store.isPaused ? "Resume" : "Pause") { store.send(.pauseButtonTapped) }
        Button("Save") { store.send(.saveButtonTapped) }
        Button("Next") { store.send(.nextButtonTapped) }
          .buttonStyle(.borderedProminent)
      }
      Spacer()
    }
    .padding(24)
    .navigationTitle("Meeting")
    .task { await store.send(.task).finish() }
  }

  private var speaker: String {
    let attendees = store.standup.attendees
    return attendees.isEmpty ? "Nobody" : attendees[store.speaker].name
  }
}
