import ComposableArchitecture
import Foundation

extension StandupFormFeature.State {
  /// Whether closing the form would lose a change.
  public var isChanged: Bool { standup.normalized != original.normalized }

  /// Returns the problem to show beside a field, or `nil`. Missing input is not shown before the
  /// user has attempted to save the stand-up.
  public func shownProblem(_ field: StandupProblem.Field) -> StandupProblem? {
    standup.problems.first {
      $0.field == field && (!$0.isMissingInput || showsMissingInput)
    }
  }

  /// Removes an attendee, and moves the focus to the next field, or to the previous field. If no
  /// attendee is left, a field without a name is added.
  mutating func remove(_ attendee: Attendee.ID, newID: () -> Attendee.ID) {
    guard let index = standup.attendees.index(id: attendee) else { return }
    standup.attendees.remove(id: attendee)
    if standup.attendees.isEmpty { standup.attendees.append(Attendee(id: newID())) }
    let next = min(index, standup.attendees.count - 1)
    focus = .attendee(standup.attendees[next].id)
  }

  /// Moves the focus to the field after the field of an attendee. If no field follows, adds an
  /// attendee, unless the name of the last attendee is empty.
  mutating func submit(_ attendee: Attendee.ID, newID: () -> Attendee.ID) {
    guard let index = standup.attendees.index(id: attendee) else { return }
    if index + 1 < standup.attendees.count {
      focus = .attendee(standup.attendees[index + 1].id)
    } else if !AttendeeName.trimmed(standup.attendees[index].name).isEmpty {
      add(newID())
    }
  }

  /// The maximum number of lines that are pasted at once. A longer text is not a list of names.
  static let maximumPastedLines = 200

  /// Adds an attendee for each line of pasted text, and moves the focus to the last added attendee.
  /// Empty lines are ignored, and so are names that the form already contains, and the lines after
  /// the first ``maximumPastedLines`` lines. The first names fill the fields without a name.
  mutating func paste(_ texts: [String], newID: () -> Attendee.ID) {
    var keys = Set(standup.attendees.map { AttendeeName.key($0.name) })
    var empty = standup.attendees.filter { AttendeeName.trimmed($0.name).isEmpty }.map(\.id)[...]
    let lines = texts.lazy.flatMap { $0.split(whereSeparator: \.isNewline) }
    for line in lines.prefix(Self.maximumPastedLines) {
      let name = AttendeeName.trimmed(String(line))
      guard !name.isEmpty, keys.insert(AttendeeName.key(name)).inserted else { continue }
      if let id = empty.popFirst() {
        standup.attendees[id: id]?.name = name
        focus = .attendee(id)
      } else {
        let id = newID()
        standup.attendees.append(Attendee(id: id, name: name))
        focus = .attendee(id)
      }
    }
  }

  /// Adds an attendee without a name, whose field has the focus.
  mutating func add(_ id: Attendee.ID) {
    standup.attendees.append(Attendee(id: id))
    focus = .attendee(id)
  }
}
