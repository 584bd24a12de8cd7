import Foundation

/// A past meeting of a stand-up.
public struct Meeting: Codable, Equatable, Identifiable, Sendable {
  /// The identity of the meeting.
  public let id: UUID

  /// The date and time at which the meeting was saved.
  public let date: Date

  /// The names of the attendees at the time of the meeting.
  public let attendees: [String]

  /// The notes that were typed during the meeting. The transcript can be empty.
  public let transcript: String

  /// Creates a past meeting.
  public init(id: UUID, date: Date, attendees: [String], transcript: String) {
    self.id = id
    self.date = date
    self.attendees = attendees
    self.transcript = transcript
  }
}
