import ComposableArchitecture
import XCTest

@testable import StandupsCore

@MainActor
final class AddingTests: StandupsTestCase {
  func testAStandupIsAddedInASheetAndSaved() async {
    save(.engineering)
    let store = appStore()
    await store.send(.list(.addButtonTapped)) {
      $0.list.add = StandupFormFeature.State(
        standup: Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))])
      )
    }
    await store.send(.list(.add(.presented(.binding(.set(\.standup.title, "Design")))))) {
      $0.list.add?.standup.title = "Design"
    }
    await store.send(.list(.add(.presented(.binding(.set(\.standup.attendees[0].name, "Ann")))))) {
      $0.list.add?.standup.attendees[0].name = "Ann"
    }
    await store.send(\.list.add.attendeeSubmitted, UUID(1)) {
      $0.list.add?.standup.attendees.append(Attendee(id: UUID(2)))
      $0.list.add?.focus = .attendee(UUID(2))
    }
    let added = Standup(
      id: UUID(0),
      title: "Design",
      attendees: [Attendee(id: UUID(1), name: "Ann")]
    )
    await store.send(\.list.add.saveButtonTapped) { $0.list.add?.showsMissingInput = true }
    await store.receive(\.list.add.delegate.saved, added) {
      $0.list.$standups.withLock { $0 = [.engineering, added] }
    }
    await store.receive(\.list.add.dismiss) { $0.list.add = nil }
    XCTAssertEqual(saved, [.engineering, added])
  }

  func testStandupsAreMovedAndTheirOrderIsSaved() async {
    save(.engineering, .design)
    let store = appStore()
    await store.send(.list(.standupsMoved([1], to: 0))) {
      $0.list.$standups.withLock { $0 = [.design, .engineering] }
    }
    XCTAssertEqual(saved, [.design, .engineering])
  }

  func testACancelledSheetAddsNothing() async {
    let store = appStore()
    await store.send(.list(.addButtonTapped)) {
      $0.list.add = .newStandup(id: UUID(0), attendee: UUID(1))
    }
    await store.send(\.list.add.cancelButtonTapped)
    await store.receive(\.list.add.dismiss) { $0.list.add = nil }
    XCTAssertEqual(saved, [])
  }

  func testADismissedSheetAddsNothing() async {
    let store = appStore()
    await store.send(.list(.addButtonTapped)) {
      $0.list.add = .newStandup(id: UUID(0), attendee: UUID(1))
    }
    await store.send(\.list.add.dismiss) { $0.list.add = nil }
    XCTAssertEqual(saved, [])
  }
}
