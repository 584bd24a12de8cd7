import ComposableArchitecture
import Sessions
import TestSupport
import XCTest

@testable import StandupsCore

@MainActor
final class SavedFormTests: StandupsTestCase {
  /// A changed form of the stand-up “Design”.
  private var edited: StandupFormFeature.State {
    var form = StandupFormFeature.State(standup: .design)
    form.standup.title = "Research "
    form.standup.minutes = 500
    form.standup.attendees.append(Attendee(id: UUID(7)))
    return form
  }

  /// A changed form that adds a stand-up.
  private var added: StandupFormFeature.State {
    var form = StandupFormFeature.State.newStandup(id: UUID(8), attendee: UUID(9))
    form.standup.theme = .red
    form.standup.attendees[0].name = "Ann"
    return form
  }

  /// Returns the state of an app that is restored from the session file of another app.
  private func restored(_ state: AppFeature.State) throws -> AppFeature.State {
    let file = SessionFile<[SavedScreen]>(
      url: try makeTemporaryFolder().appending(path: "session.json"),
      version: SavedScreen.version
    )
    try file.save(state.session)
    return AppFeature.State(session: try XCTUnwrap(file.load().session))
  }

  func testAChangedFormThatAddsAStandupIsRestoredFromTheFile() async throws {
    let state = try restored(AppFeature.State(list: ListFeature.State(add: added)))
    let form = try XCTUnwrap(state.list.add)
    XCTAssertEqual(form.standup, added.standup)
    XCTAssertEqual(form.focus, .title)
    XCTAssertTrue(form.isChanged)
    XCTAssertEqual(state.session, [.add(SavedForm(added))])
  }

  func testAChangedFormThatEditsAStandupIsRestoredFromTheFile() async throws {
    save(.design)
    let session: [SavedScreen] = [
      .attendee(name: "Ann"), .standup(id: Standup.design.id), .edit(SavedForm(edited)),
    ]
    let state = try restored(AppFeature.State(session: session))
    let form = try XCTUnwrap(state.path.last?.detail?.destination?.edit)
    XCTAssertEqual(form, StandupFormFeature.State(standup: edited.standup, original: .design))
    XCTAssertTrue(form.isChanged)
    XCTAssertEqual(state.session, session)
  }

  func testARestoredFormIsSavedWithThePastMeetings() async {
    save(.design)
    var form = StandupFormFeature.State(standup: .design)
    form.standup.title = "Research"
    let store = appStore(.standup(id: Standup.design.id), .edit(SavedForm(form)))
    await store.send(\.path[id: 0].detail.destination.edit.saveButtonTapped) {
      $0.path[id: 0, case: \.detail]?.destination?.modify(\.edit) { $0.showsMissingInput = true }
    }
    await store.receive(\.path[id: 0].detail.destination.edit.delegate.saved) {
      $0.list.$standups.withLock { $0[id: Standup.design.id]?.title = "Research" }
    }
    await store.receive(\.path[id: 0].detail.destination.dismiss) {
      $0.path[id: 0, case: \.detail]?.destination = nil
    }
    XCTAssertEqual(saved[0].meetings, [.second, .first])
  }

  func testARestoredFormAsksBeforeItsChangesAreDiscarded() async {
    let store = appStore(.add(SavedForm(added)))
    await store.send(\.list.add.cancelButtonTapped) { $0.list.add?.alert = .discardChanges }
    await store.send(\.list.add.alert.discardButtonTapped) { $0.list.add?.alert = nil }
    await store.receive(\.list.add.dismiss) { $0.list.add = nil }
    XCTAssertEqual(saved, [])
  }

  func testUnchangedFormsAndAlertsAreNotSaved() async throws {
    save(.design)
    var state = AppFeature.State(session: [.standup(id: Standup.design.id)])
    let id = try XCTUnwrap(state.path.ids.first)
    state.path[id: id, case: \.detail]?.destination = .edit(
      StandupFormFeature.State(standup: .design)
    )
    state.list.add = .newStandup(id: UUID(8), attendee: UUID(9))
    XCTAssertEqual(state.session, [.standup(id: Standup.design.id)])
    state.path[id: id, case: \.detail]?.destination = .alert(.delete(.design))
    XCTAssertEqual(state.session, [.standup(id: Standup.design.id)])
  }

  func testTheFormOfADeletedStandupAddsTheStandupAgain() async {
    save(.engineering)
    let form = SavedForm(edited)
    let session: [SavedScreen] = [
      .standup(id: Standup.engineering.id), .standup(id: Standup.design.id), .edit(form),
    ]
    XCTAssertEqual(
      AppFeature.State(session: session).session,
      [.add(form), .standup(id: Standup.engineering.id)]
    )
    XCTAssertEqual(AppFeature.State(session: [.edit(form)]).session, [.add(form)])
  }

  func testTheAddFormOfAStandupThatWasAddedIsSkipped() async {
    save(.design)
    var form = StandupFormFeature.State(standup: .design, original: Standup(id: Standup.design.id))
    form.standup.title = "Later"
    XCTAssertEqual(AppFeature.State(session: [.add(SavedForm(form))]).session, [])
  }

  func testASessionWithoutFormsIsDecoded() async throws {
    save(.design)
    let text = """
      [{"attendee":{"name":"Ann"}},{"standup":{"id":"\(Standup.design.id)"}},\
      {"past":{"meeting":"\(Meeting.first.id)","standup":"\(Standup.design.id)"}}]
      """
    let session = try JSONDecoder().decode([SavedScreen].self, from: Data(text.utf8))
    let state = AppFeature.State(session: session)
    XCTAssertEqual(state.session, session)
    XCTAssertEqual(state.path.count, 3)
    XCTAssertNil(state.list.add)
  }
}
