import ComposableArchitecture
import Foundation
import ShortText

/// A reason why a stand-up can't be saved.
@CasePathable
public enum StandupProblem: Error, Hashable, Sendable {
  /// The title is empty.
  case titleIsEmpty

  /// The title has more than ``Standup/maximumTitleLength`` characters. The payload is their
  /// number.
  case titleIsTooLong(Int)

  /// The length is outside of ``Standup/minutesRange``.
  case lengthIsOutOfRange(minutes: Int)

  /// No attendee has a name. The identity is the identity of the first attendee, if there is one.
  case attendeesAreMissing(first: Attendee.ID?)

  /// The name of the attendee has more than ``AttendeeName/maximumLength`` characters. The first
  /// value is their number.
  case nameIsTooLong(Int, Attendee.ID)

  /// Another attendee, which precedes the attendee, has the name.
  case nameIsUsed(String, Attendee.ID)

  /// The part of a stand-up that has the problem.
  public enum Field: Hashable, Sendable {
    /// The title.
    case title

    /// The length.
    case length

    /// The name of an attendee.
    case attendee(Attendee.ID)
  }

  /// The part of the stand-up that has the problem, or `nil` if a field is missing.
  public var field: Field? {
    switch self {
    case .titleIsEmpty, .titleIsTooLong: .title
    case .lengthIsOutOfRange: .length
    case .attendeesAreMissing(let first): first.map(Field.attendee)
    case .nameIsTooLong(_, let id), .nameIsUsed(_, let id): .attendee(id)
    }
  }

  /// A sentence for the user.
  public var message: String {
    switch self {
    case .titleIsEmpty: "Enter a title."
    case .titleIsTooLong(let length):
      "The title has \(length) characters. Enter at most \(Standup.maximumTitleLength)."
    case .lengthIsOutOfRange(let minutes):
      """
      The length is \(minutes) \(minutes == 1 ? "minute" : "minutes"). Enter a number from \
      \(Standup.minutesRange.lowerBound) to \(Standup.minutesRange.upperBound).
      """
    case .attendeesAreMissing: "Enter the name of at least one attendee."
    case .nameIsTooLong(let length, _):
      "The name has \(length) characters. Enter at most \(AttendeeName.maximumLength)."
    case .nameIsUsed(let name, _):
      "Another attendee is named “\(name.shortened)”. Enter a different name."
    }
  }

  /// Whether the problem is only that something has not been entered.
  var isMissingInput: Bool {
    switch self {
    case .titleIsEmpty, .attendeesAreMissing: true
    case .titleIsTooLong, .lengthIsOutOfRange, .nameIsTooLong, .nameIsUsed: false
    }
  }
}

extension Standup {
  /// The reasons why the stand-up can't be saved, in the order of the fields.
  public var problems: [StandupProblem] {
    var problems: [StandupProblem] = []
    let title = AttendeeName.trimmed(title)
    if title.isEmpty { problems.append(.titleIsEmpty) }
    let length = title.unicodeScalars.count
    if length > Self.maximumTitleLength { problems.append(.titleIsTooLong(length)) }
    if !Self.minutesRange.contains(minutes) {
      problems.append(.lengthIsOutOfRange(minutes: minutes))
    }
    var keys: Set<String> = []
    for attendee in attendees {
      let name = AttendeeName.trimmed(attendee.name)
      guard !name.isEmpty else { continue }
      let length = name.unicodeScalars.count
      if length > AttendeeName.maximumLength {
        problems.append(.nameIsTooLong(length, attendee.id))
      }
      if !keys.insert(AttendeeName.key(name)).inserted {
        problems.append(.nameIsUsed(name, attendee.id))
      }
    }
    if keys.isEmpty { problems.append(.attendeesAreMissing(first: attendees.first?.id)) }
    return problems
  }
}
