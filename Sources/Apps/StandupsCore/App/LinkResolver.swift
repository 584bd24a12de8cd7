import ComposableArchitecture
import DeepLinks
import Foundation

/// A conversion from the parts of a link to the pages of the app, which checks each part against
/// the stand-ups and the preceding part.
struct LinkResolver {
  /// The screens that a link refers to.
  struct Screens: Equatable {
    var path: [AppFeature.Path.State] = []
    /// Whether the form that adds a stand-up is presented.
    var isNew = false
  }

  private let standups: Shared<IdentifiedArrayOf<Standup>>
  private var screens = Screens()
  private var previous: LinkPart?
  /// The number of components of the link before the part.
  private var position = 0

  private init(_ standups: Shared<IdentifiedArrayOf<Standup>>) {
    self.standups = standups
  }

  /// Returns the screens that a link refers to.
  ///
  /// - Throws: An error for the first component of the link that is not valid.
  static func screens(
    _ link: String,
    in standups: Shared<IdentifiedArrayOf<Standup>>
  ) throws(DeepLinkError) -> Screens {
    var resolver = LinkResolver(standups)
    for part in try DeepLinkRouter.standups.screens(link) {
      try resolver.add(part)
      resolver.position += part.count
      resolver.previous = part
    }
    return resolver.screens
  }

  private mutating func add(_ part: LinkPart) throws(DeepLinkError) {
    try checkOrder(of: part)
    switch part {
    case .attendee(let name):
      let key = AttendeeName.key(name)
      guard standups.wrappedValue.contains(where: { $0.isAttended(by: key) }) else {
        throw invalid(name, at: 2, "the name of an attendee of a stand-up")
      }
      screens.path.append(.attendee(AttendeeFeature.State(name: name)))

    case .edit:
      let standup = try lastStandup(before: "edit")
      screens.path[screens.path.count - 1].modify(\.detail) {
        $0.destination = .edit(StandupFormFeature.State(standup: standup.wrappedValue))
      }

    case .meeting:
      let standup = try lastStandup(before: "meeting")
      screens.path.append(.meeting(MeetingFeature.State(standup: standup.wrappedValue)))

    case .new:
      screens.isNew = true

    case .past(let id):
      let standup = try lastStandup(before: "past")
      guard let meeting = standup.wrappedValue.meetings[id: id] else {
        throw invalid(id.uuidString, at: 2, "the id of a past meeting of the stand-up")
      }
      screens.path.append(
        .pastMeeting(PastMeetingFeature.State(meeting: meeting, standup: SharedReader(standup)))
      )

    case .speaker(let number, let seconds):
      try continueMeeting(speaker: number, seconds: seconds)

    case .standup(let id):
      guard let standup = Shared(standups[id: id]) else {
        throw invalid(id.uuidString, at: 2, "the id of a stand-up that exists")
      }
      screens.path.append(.detail(DetailFeature.State(standup: standup)))
    }
  }

  private mutating func continueMeeting(speaker: Int, seconds: Int) throws(DeepLinkError) {
    guard previous == .meeting, let meeting = screens.path.last?.meeting else {
      throw invalid("speaker", at: 1, "'meeting' before 'speaker'")
    }
    let schedule = meeting.schedule
    guard (1...schedule.speakers).contains(speaker) else {
      throw invalid("\(speaker)", at: 2, "the number of a speaker, from 1 to \(schedule.speakers)")
    }
    let turn = schedule.turn(speaker - 1)
    guard (0..<turn).contains(seconds) else {
      throw invalid("\(seconds)", at: 3, "the seconds of the turn, from 0 to \(turn - 1)")
    }
    screens.path[screens.path.count - 1] = .meeting(
      MeetingFeature.State(standup: meeting.standup, speaker: speaker - 1, spoken: seconds)
    )
  }

  /// Checks that nothing follows a form or a meeting, because both must be finished first.
  private func checkOrder(of part: LinkPart) throws(DeepLinkError) {
    let name = part.name
    switch previous {
    case .edit: throw invalid(name, at: 1, "nothing after 'edit'")
    case .new: throw invalid(name, at: 1, "nothing after 'new'")
    case .speaker: throw invalid(name, at: 1, "nothing after a speaker of a meeting")
    case .meeting where !part.is(\.speaker):
      throw invalid(name, at: 1, "nothing, or 'speaker', after 'meeting'")
    case .none, .attendee, .meeting, .past, .standup: break
    }
    if part == .new, previous != nil { throw invalid(name, at: 1, "nothing before 'new'") }
  }

  private func lastStandup(before name: String) throws(DeepLinkError) -> Shared<Standup> {
    guard let detail = screens.path.last?.detail else {
      throw invalid(name, at: 1, "a stand-up before '\(name)', as in 'standup/…/\(name)'")
    }
    return detail.$standup
  }

  private func invalid(_ component: String, at offset: Int, _ expected: String) -> DeepLinkError {
    DeepLinkError(component: component, position: position + offset, expected: expected)
  }
}

extension LinkPart {
  /// The name of the part in a link.
  fileprivate var name: String {
    switch self {
    case .attendee: "attendee"
    case .edit: "edit"
    case .meeting: "meeting"
    case .new: "new"
    case .past: "past"
    case .speaker: "speaker"
    case .standup: "standup"
    }
  }
}
