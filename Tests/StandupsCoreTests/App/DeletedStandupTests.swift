import ComposableArchitecture
import XCTest

@testable import StandupsCore

/// Tests of the form of a stand-up that another process deletes.
@MainActor
final class DeletedStandupTests: StandupsTestCase {
  /// The stand-up “Design” with another title.
  private static var research: Standup {
    var standup = Standup.design
    standup.title = "Research"
    return standup
  }

  private static var changedForm: SavedForm {
    SavedForm(StandupFormFeature.State(standup: research, original: .design))
  }

  func testSavingTheChangedFormOfADeletedStandupStoresTheStandupAgain() async {
    save(.design, .engineering)
    let store = appStore(
      .past(meeting: Meeting.first.id, standup: Standup.design.id),
      .standup(id: Standup.design.id),
      .edit(Self.changedForm)
    )
    save(.engineering)
    await store.send(.standupsChanged) { $0.path[id: 0] = nil }
    await store.send(\.path[id: 1].detail.destination.edit.saveButtonTapped) {
      $0.path[id: 1, case: \.detail]?.destination?.modify(\.edit) { $0.showsMissingInput = true }
    }
    await store.receive(\.path[id: 1].detail.destination.edit.delegate.saved, Self.research) {
      $0.list.$standups.withLock { $0 = [.engineering, Self.research] }
    }
    await store.receive(\.path[id: 1].detail.destination.dismiss) {
      $0.path[id: 1, case: \.detail]?.destination = nil
    }
    XCTAssertEqual(saved, [.engineering, Self.research])
    XCTAssertEqual(store.state.path[id: 1, case: \.detail]?.standup, Self.research)
    await store.send(.standupsChanged)
  }

  func testThePageOfADeletedStandupIsRemovedWhenTheChangesOfItsFormAreDiscarded() async {
    save(.design)
    let store = appStore(.standup(id: Standup.design.id), .edit(Self.changedForm))
    save()
    await store.send(.standupsChanged)
    await store.send(\.path[id: 0].detail.destination.edit.cancelButtonTapped) {
      $0.path[id: 0, case: \.detail]?.destination?.modify(\.edit) { $0.alert = .discardChanges }
    }
    await store.send(\.path[id: 0].detail.destination.edit.alert.discardButtonTapped) {
      $0.path[id: 0, case: \.detail]?.destination?.modify(\.edit) { $0.alert = nil }
    }
    await store.receive(\.path[id: 0].detail.destination.dismiss) { $0.path[id: 0] = nil }
    XCTAssertEqual(saved, [])
  }

  func testThePageOfADeletedStandupIsRemovedWhenItsFormIsDismissed() async {
    save(.design)
    let store = appStore(.standup(id: Standup.design.id), .edit(Self.changedForm))
    save()
    await store.send(.standupsChanged)
    await store.send(\.path[id: 0].detail.destination.dismiss) { $0.path[id: 0] = nil }
    XCTAssertEqual(saved, [])
  }

  func testAnUnchangedFormIsRemovedWithThePageOfADeletedStandup() async {
    save(.design)
    let store = appStore(.standup(id: Standup.design.id))
    await store.send(\.path[id: 0].detail.editButtonTapped) {
      $0.path[id: 0, case: \.detail]?.destination = .edit(
        StandupFormFeature.State(standup: .design)
      )
    }
    save()
    await store.send(.standupsChanged) { $0.path[id: 0] = nil }
  }

  func testTheChangedFormOfAStandupThatIsStoredAgainIsSavedWithoutLosingMeetings() async {
    var standup = Standup.design
    standup.meetings = [.first]
    save(.design)
    let store = appStore(.standup(id: Standup.design.id), .edit(Self.changedForm))
    save()
    await store.send(.standupsChanged)
    save(standup)
    await store.send(.standupsChanged)
    await store.send(\.path[id: 0].detail.destination.edit.saveButtonTapped) {
      $0.path[id: 0, case: \.detail]?.destination?.modify(\.edit) { $0.showsMissingInput = true }
    }
    await store.receive(\.path[id: 0].detail.destination.edit.delegate.saved) {
      $0.list.$standups.withLock { $0[id: Standup.design.id]?.title = "Research" }
    }
    await store.receive(\.path[id: 0].detail.destination.dismiss) {
      $0.path[id: 0, case: \.detail]?.destination = nil
    }
    XCTAssertEqual(saved[0].title, "Research")
    XCTAssertEqual(saved[0].meetings, [.first])
  }
}
