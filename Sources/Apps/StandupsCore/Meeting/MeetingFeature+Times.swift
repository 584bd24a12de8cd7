import ComposableArchitecture

extension MeetingFeature.State {
  /// The turns of the speakers.
  public var schedule: MeetingSchedule { MeetingSchedule(standup) }

  /// The seconds that remain, if each later turn has its full length.
  public var remaining: Int { schedule.total - position }

  /// The part of the meeting that is over, from 0 to 1.
  public var progress: Double { Double(position) / Double(schedule.total) }

  /// The seconds that remain in the turn of the speaker.
  public var remainingInTurn: Int { schedule.turn(speaker) - spoken }

  /// Whether no speaker follows.
  public var isLastSpeaker: Bool { speaker == schedule.speakers - 1 }

  /// The name of the speaker, or a text for a stand-up without attendees in an edited file.
  public var speakerName: String { name(of: speaker) ?? "Somebody" }

  /// The name of the next speaker, or `nil` if no speaker follows.
  public var nextSpeakerName: String? { name(of: speaker + 1) }

  /// The title of the page and the entry in the back menu.
  public var title: String { "Meeting: \(standup.title)" }

  /// Whether the clock runs.
  public var isRunning: Bool { !isPaused && alert == nil }

  private var position: Int { schedule.start(speaker) + spoken }

  private func name(of speaker: Int) -> String? {
    standup.attendees.indices.contains(speaker) ? standup.attendees[speaker].name : nil
  }
}
