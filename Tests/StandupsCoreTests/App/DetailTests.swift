import ComposableArchitecture
import XCTest

@testable import StandupsCore

@MainActor
final class DetailTests: StandupsTestCase {
  func testAStandupIsEditedInASheet() async throws {
    save(.design, .engineering)
    let store = appStore(.standup(id: Standup.engineering.id))
    await store.send(\.path[id: 0].detail.editButtonTapped) {
      $0.path[id: 0, case: \.detail]?.destination = .edit(
        StandupFormFeature.State(standup: .engineering)
      )
    }
    await store.send(
      \.path[id: 0].detail.destination.edit,
      .binding(.set(\.standup.title, "Research"))
    ) {
      $0.path[id: 0, case: \.detail]?.destination?.modify(\.edit) {
        $0.standup.title = "Research"
      }
    }
    await store.send(\.path[id: 0].detail.destination.edit.saveButtonTapped) {
      $0.path[id: 0, case: \.detail]?.destination?.modify(\.edit) { $0.showsMissingInput = true }
    }
    await store.receive(\.path[id: 0].detail.destination.edit.delegate.saved) {
      $0.list.$standups.withLock { $0[id: Standup.engineering.id]?.title = "Research" }
    }
    await store.receive(\.path[id: 0].detail.destination.dismiss) {
      $0.path[id: 0, case: \.detail]?.destination = nil
    }
    XCTAssertEqual(store.state.path[id: 0, case: \.detail]?.standup.title, "Research")
    XCTAssertEqual(saved.map(\.title), ["Design", "Research"])
  }

  func testACancelledSheetDoesNotChangeTheStandup() async {
    save(.design)
    let store = appStore(.standup(id: Standup.design.id))
    await store.send(\.path[id: 0].detail.editButtonTapped) {
      $0.path[id: 0, case: \.detail]?.destination = .edit(
        StandupFormFeature.State(standup: .design)
      )
    }
    await store.send(
      \.path[id: 0].detail.destination.edit,
      .binding(.set(\.standup.title, "Research"))
    ) {
      $0.path[id: 0, case: \.detail]?.destination?.modify(\.edit) {
        $0.standup.title = "Research"
      }
    }
    await store.send(\.path[id: 0].detail.destination.edit.cancelButtonTapped) {
      $0.path[id: 0, case: \.detail]?.destination?.modify(\.edit) { $0.alert = .discardChanges }
    }
    await store.send(\.path[id: 0].detail.destination.edit.alert.discardButtonTapped) {
      $0.path[id: 0, case: \.detail]?.destination?.modify(\.edit) { $0.alert = nil }
    }
    await store.receive(\.path[id: 0].detail.destination.dismiss) {
      $0.path[id: 0, case: \.detail]?.destination = nil
    }
    XCTAssertEqual(saved, [.design])
  }

  func testAMeetingThatWasSavedWhileTheFormWasPresentedIsPreserved() async {
    var current = Standup.design
    current.meetings = [.second]
    var edited = Standup.design
    edited.title = "Research"
    edited.minutes = 2
    edited.theme = .red
    edited.attendees = [.ann]
    edited.meetings = []
    current.update(with: edited)
    edited.meetings = [.second]
    XCTAssertEqual(current, edited)
  }

  func testDeletingAsksAndCancellingDeletesNothing() async {
    save(.design)
    let store = appStore(.standup(id: Standup.design.id))
    await store.send(\.path[id: 0].detail.deleteButtonTapped) {
      $0.path[id: 0, case: \.detail]?.destination = .alert(
        Self.deleteAlert("The stand-up and its 2 past meetings can't be restored.")
      )
    }
    await store.send(\.path[id: 0].detail.destination.dismiss) {
      $0.path[id: 0, case: \.detail]?.destination = nil
    }
    XCTAssertEqual(saved, [.design])
  }

  func testAConfirmedDeletionDeletesTheStandupAndPopsItsPages() async {
    save(.design, .engineering)
    let store = appStore(
      .standup(id: Standup.design.id),
      .past(meeting: Meeting.first.id, standup: Standup.design.id),
      .attendee(name: "Ann"),
      .standup(id: Standup.engineering.id),
      .attendee(name: "Ann"),
      .standup(id: Standup.design.id)
    )
    await store.send(\.path[id: 5].detail.deleteButtonTapped) {
      $0.path[id: 5, case: \.detail]?.destination = .alert(.delete(.design))
    }
    await store.send(\.path[id: 5].detail.destination.alert.deleteButtonTapped) {
      $0.path[id: 5, case: \.detail]?.destination = nil
    }
    await store.receive(\.path[id: 5].detail.delegate.delete) {
      $0.list.$standups.withLock { $0 = [.engineering] }
      $0.path[id: 0] = nil
      $0.path[id: 1] = nil
      $0.path[id: 5] = nil
    }
    XCTAssertEqual(saved, [.engineering])
    XCTAssertEqual(
      store.state.session,
      [.attendee(name: "Ann"), .standup(id: Standup.engineering.id), .attendee(name: "Ann")]
    )
  }

  func testTheAlertStatesWhatIsLost() async {
    var standup = Standup.design
    standup.meetings = [.first]
    XCTAssertEqual(
      AlertState.delete(standup),
      Self.deleteAlert("The stand-up and its past meeting can't be restored.")
    )
    standup.meetings = []
    XCTAssertEqual(
      AlertState.delete(standup),
      Self.deleteAlert("The stand-up can't be restored.")
    )
  }

  private static func deleteAlert(
    _ message: String
  ) -> AlertState<DetailFeature.Destination.Alert> {
    AlertState {
      TextState(verbatim: "Delete “Design”?")
    } actions: {
      ButtonState(role: .destructive, action: .deleteButtonTapped) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState(verbatim: message)
    }
  }
}
