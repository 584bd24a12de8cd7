import ComposableGtk
import StandupsCore

/// A ring with a segment for each turn, around the name and the time of the speaker.
struct SpeakerRing: View {
  let store: StoreOf<MeetingFeature>

  var body: some View {
    ZStack {
      TurnSegments(schedule: store.schedule, progress: store.progress, theme: store.standup.theme)
      VStack(spacing: 6) {
        Text(store.isPaused ? "Paused" : "Speaking")
          .font(.caption)
          .foregroundStyle(.secondary)
        Text(store.speakerName)
          .font(.title2)
          .lineLimit(2)
          .multilineTextAlignment(.center)
        Text(store.remainingInTurn.minutesAndSeconds)
          .styleClass("time", "numeric")
          .accessibilityLabel("Remaining for \(store.speakerName): \(remaining)")
          // The minutes precede the seconds, also in a right-to-left layout.
          .environment(\.layoutDirection, .leftToRight)
        Text("Speaker \(store.speaker + 1) of \(store.schedule.speakers)")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .frame(maxWidth: 180)
    }
    .frame(height: 264)
  }

  private var remaining: String { store.remainingInTurn.minutesAndSeconds }
}

/// The segments of the ring. The part that is over has the theme color.
private struct TurnSegments: View {
  private static let lineWidth = 16.0
  /// The part of the ring between the ends of two segments.
  private static let gap = 0.034

  let schedule: MeetingSchedule
  let progress: Double
  let theme: Theme

  var body: some View {
    ZStack {
      ForEach(segments.indices, id: \.self) { index in
        let segment = segments[index]
        arc(segment.lowerBound, segment.upperBound, Color.primary.opacity(0.12))
        if let end = end(of: segment) { arc(segment.lowerBound, end, theme.color) }
      }
    }
    .accessibilityHidden()
  }

  /// The segments of the turns, or one segment if the segments would be too short.
  private var segments: [ClosedRange<Double>] {
    let turns = (0..<schedule.speakers).map { speaker in
      let start = Double(schedule.start(speaker)) / Double(schedule.total)
      return start...(start + Double(schedule.turn(speaker)) / Double(schedule.total))
    }
    guard turns.count > 1, turns.allSatisfy({ $0.upperBound - $0.lowerBound > 1.5 * Self.gap })
    else { return [0...1] }
    return turns.map { ($0.lowerBound + Self.gap / 2)...($0.upperBound - Self.gap / 2) }
  }

  /// Returns the end of the part of a segment that is over, or `nil` if there is no such part.
  private func end(of segment: ClosedRange<Double>) -> Double? {
    guard segments.count > 1 else { return progress > 0 ? progress : nil }
    let turn = (segment.lowerBound - Self.gap / 2)...(segment.upperBound + Self.gap / 2)
    let part = min((progress - turn.lowerBound) / (turn.upperBound - turn.lowerBound), 1)
    guard part > 0 else { return nil }
    return segment.lowerBound + part * (segment.upperBound - segment.lowerBound)
  }

  private func arc(_ start: Double, _ end: Double, _ color: Color) -> some View {
    Circle()
      .trim(from: start, to: end)
      .rotation(.degrees(-90))
      .stroke(color, style: StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round))
  }
}
