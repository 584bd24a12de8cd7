import ComposableGtk
import StandupsCore

/// A row of a stand-up, which leads to the page of the stand-up.
struct StandupRow: View {
  let standup: Standup
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 12) {
        ThemeSwatch(theme: standup.theme)
        VStack(alignment: .leading, spacing: 3) {
          Text(standup.title)
          Text(standup.summary)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        Spacer()
        Image(systemName: "chevron.forward")
          .foregroundStyle(.secondary)
          .accessibilityHidden()
      }
    }
    .accessibilityLabel("\(standup.title), \(standup.summary)")
    .styleClass("flat", "row-button")
    .expanded()
    .maxWidth(720)
  }
}

extension Standup {
  /// The length and the number of the attendees, as a text for the user.
  var summary: String {
    let people = attendees.count == 1 ? "1 attendee" : "\(attendees.count) attendees"
    return "\(people), \(lengthText)"
  }

  /// The length as a text for the user, such as “5 minutes”.
  var lengthText: String { minutes == 1 ? "1 minute" : "\(minutes) minutes" }
}
