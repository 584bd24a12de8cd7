import Foundation

/// A person who attends the meetings of a stand-up.
public struct Attendee: Codable, Equatable, Identifiable, Sendable {
  /// The identity of the attendee within the stand-up.
  public let id: UUID

  /// The name. Attendees of different stand-ups with the same name are the same person.
  public var name: String

  /// Creates an attendee, by default without a name.
  public init(id: UUID, name: String = "") {
    self.id = id
    self.name = name
  }
}
