import ComposableArchitecture
import Foundation

/// A recurring meeting, in which each attendee speaks for an equal time.
public struct Standup: Codable, Equatable, Identifiable, Sendable {
  /// The lengths of meetings that can be saved, in minutes.
  public static let minutesRange = 1...120

  /// The length of the longest title that can be saved, in Unicode scalars.
  public static let maximumTitleLength = 200

  /// The identity of the stand-up.
  public let id: UUID

  /// The title. Two stand-ups can have the same title.
  public var title: String

  /// The length of a meeting in minutes.
  public var minutes: Int

  /// The theme color.
  public var theme: Theme

  /// The attendees, in the order in which they speak. A saved stand-up has at least one attendee.
  public var attendees: IdentifiedArrayOf<Attendee>

  /// The past meetings, the last meeting first.
  public var meetings: IdentifiedArrayOf<Meeting>

  /// Creates a stand-up.
  public init(
    id: UUID,
    title: String = "",
    minutes: Int = 5,
    theme: Theme = .blue,
    attendees: IdentifiedArrayOf<Attendee> = [],
    meetings: IdentifiedArrayOf<Meeting> = []
  ) {
    self.id = id
    self.title = title
    self.minutes = minutes
    self.theme = theme
    self.attendees = attendees
    self.meetings = meetings
  }

  /// The stand-up as it is saved: the title and the names have no white space at their ends, and
  /// there are no attendees without a name.
  public var normalized: Standup {
    var standup = self
    standup.title = AttendeeName.trimmed(title)
    standup.attendees = IdentifiedArray(
      uniqueElements: attendees.compactMap { attendee in
        let name = AttendeeName.trimmed(attendee.name)
        return name.isEmpty ? nil : Attendee(id: attendee.id, name: name)
      }
    )
    return standup
  }

  /// Returns whether a person attends the stand-up, or has attended one of its past meetings.
  ///
  /// - Parameter key: The ``AttendeeName/key(_:)`` of the name of the person.
  /// - Returns: Whether the person is a current or a former attendee.
  public func isAttended(by key: String) -> Bool {
    attendees.contains { AttendeeName.key($0.name) == key }
      || meetings.contains { $0.attendees.contains { AttendeeName.key($0) == key } }
  }
}
