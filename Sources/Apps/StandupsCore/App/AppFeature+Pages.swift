import ComposableArchitecture

extension AppFeature.State {
  /// The meeting that is being recorded, or `nil`.
  var currentMeeting: MeetingFeature.State? {
    path.lazy.compactMap { $0[case: \.meeting] }.last
  }

  /// Whether a form is presented whose changes are not saved.
  var hasChangedForm: Bool {
    list.add?.isChanged == true
      || path.contains { $0[case: \.detail]?.destination?.edit?.isChanged == true }
  }

  mutating func pushStandup(_ id: Standup.ID) {
    guard let standup = Shared(list.$standups[id: id]) else { return }
    path.append(.detail(DetailFeature.State(standup: standup)))
  }

  mutating func pushPastMeeting(_ id: Meeting.ID, of standupID: Standup.ID) {
    guard let standup = Shared(list.$standups[id: standupID]),
      let meeting = standup.wrappedValue.meetings[id: id]
    else { return }
    path.append(
      .pastMeeting(PastMeetingFeature.State(meeting: meeting, standup: SharedReader(standup)))
    )
  }

  /// Adds a stand-up whose form is saved, if another process has deleted the stand-up while the
  /// form was presented.
  func addIfMissing(_ standup: Standup) {
    guard list.standups[id: standup.id] == nil else { return }
    list.$standups.withLock { standups in
      // Another process can have added the stand-up again.
      var saved = standups[id: standup.id] ?? standup
      saved.update(with: standup)
      standups.updateOrAppend(saved)
    }
  }

  /// Removes the pages whose stand-ups do not exist. The page of a meeting that is being recorded
  /// and the page of a stand-up whose form is changed remain, because saving the meeting or the
  /// form adds the stand-up again.
  mutating func removePagesOfMissingStandups() {
    let standups = list.standups
    // `removeAll(where:)` would give new identifiers to the other pages, and cancel their effects.
    for (id, page) in zip(path.ids, path) {
      let isMissing =
        switch page {
        case .attendee, .meeting: false
        case .detail(let detail):
          standups[id: detail.standup.id] == nil
            && detail.destination?.edit?.isChanged != true
        case .pastMeeting(let past): standups[id: past.standup.id] == nil
        }
      if isMissing { path[id: id] = nil }
    }
  }
}
