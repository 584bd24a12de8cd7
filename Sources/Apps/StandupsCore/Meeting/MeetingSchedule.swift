/// The turns of the speakers of a meeting, in whole seconds.
///
/// The length of the meeting is divided equally. If the length is not a multiple of the number of
/// speakers, the turns of the first speakers are one second longer. Each turn has at least one
/// second, so that a meeting with very many speakers is longer than its length.
public struct MeetingSchedule: Equatable, Sendable {
  /// The number of speakers, at least 1.
  public let speakers: Int

  private let length: Int

  /// Creates the schedule of a meeting of a stand-up. A length that can't be saved, in a file that
  /// was edited, is clamped.
  public init(_ standup: Standup) {
    let range = Standup.minutesRange
    let minutes = min(max(standup.minutes, range.lowerBound), range.upperBound)
    self.init(seconds: minutes * 60, speakers: standup.attendees.count)
  }

  /// Creates a schedule of a length in seconds.
  init(seconds: Int, speakers: Int) {
    self.speakers = max(speakers, 1)
    length = max(seconds, self.speakers)
  }

  /// The length of the meeting in seconds.
  public var total: Int { length }

  /// Returns the seconds of the turn of a speaker, counted from 0.
  public func turn(_ speaker: Int) -> Int {
    length / speakers + (speaker < length % speakers ? 1 : 0)
  }

  /// Returns the seconds of all turns before the turn of a speaker, counted from 0.
  public func start(_ speaker: Int) -> Int {
    length / speakers * speaker + min(speaker, length % speakers)
  }
}
