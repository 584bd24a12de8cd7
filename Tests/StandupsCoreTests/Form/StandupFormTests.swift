import ComposableArchitecture
import XCTest

@testable import StandupsCore

@MainActor
final class StandupFormTests: StandupsTestCase {
  private func makeStore(_ standup: Standup = .design) -> TestStoreOf<StandupFormFeature> {
    store(StandupFormFeature.State(standup: standup), StandupFormFeature())
  }

  func testAValidStandupIsSavedWithoutEmptyNamesAndTheFormIsDismissed() async {
    let store = makeStore(Standup(id: UUID(9), attendees: [Attendee(id: UUID(8))]))
    XCTAssertEqual(store.state.focus, .title)
    await store.send(.binding(.set(\.standup.title, " Research "))) {
      $0.standup.title = " Research "
    }
    await store.send(.binding(.set(\.standup.attendees[0].name, "Ann "))) {
      $0.standup.attendees[0].name = "Ann "
    }
    await store.send(.addAttendeeButtonTapped) {
      $0.standup.attendees.append(Attendee(id: UUID(0)))
      $0.focus = .attendee(UUID(0))
    }
    await store.send(.saveButtonTapped) { $0.showsMissingInput = true }
    await store.receive(
      \.delegate.saved,
      Standup(id: UUID(9), title: "Research", attendees: [Attendee(id: UUID(8), name: "Ann")])
    )
    await store.finish()
    XCTAssertEqual(dismissals.value, 1)
  }

  func testMissingInputIsShownAndFocusedAfterAnAttemptToSave() async {
    let store = makeStore(Standup(id: UUID(9), attendees: [Attendee(id: UUID(8))]))
    XCTAssertNil(store.state.shownProblem(.title))
    XCTAssertNil(store.state.shownProblem(.attendee(UUID(8))))
    await store.send(.addAttendeeButtonTapped) {
      $0.standup.attendees.append(Attendee(id: UUID(0)))
      $0.focus = .attendee(UUID(0))
    }
    await store.send(.saveButtonTapped) {
      $0.showsMissingInput = true
      $0.focus = .title
    }
    XCTAssertEqual(store.state.shownProblem(.title), .titleIsEmpty)
    await store.send(.binding(.set(\.standup.title, "Research"))) {
      $0.standup.title = "Research"
    }
    XCTAssertNil(store.state.shownProblem(.title))
    await store.send(.saveButtonTapped) { $0.focus = .attendee(UUID(8)) }
    XCTAssertEqual(
      store.state.shownProblem(.attendee(UUID(8))),
      .attendeesAreMissing(first: UUID(8))
    )
    XCTAssertEqual(dismissals.value, 0)
  }

  func testAnInvalidLengthIsShownAtOnceAndRefused() async {
    let store = makeStore()
    await store.send(.binding(.set(\.standup.minutes, 0))) { $0.standup.minutes = 0 }
    XCTAssertEqual(
      store.state.shownProblem(.length)?.message,
      "The length is 0 minutes. Enter a number from 1 to 120."
    )
    await store.send(.saveButtonTapped) {
      $0.showsMissingInput = true
      $0.focus = .length
    }
    XCTAssertEqual(dismissals.value, 0)
  }

  func testANameThatIsUsedTwiceIsShownAtOnceAndRefused() async {
    let store = makeStore()
    await store.send(.binding(.set(\.standup.attendees[2].name, "ben"))) {
      $0.standup.attendees[2].name = "ben"
    }
    XCTAssertEqual(
      store.state.shownProblem(.attendee(Attendee.cleo.id)),
      .nameIsUsed("ben", Attendee.cleo.id)
    )
    await store.send(.saveButtonTapped) {
      $0.showsMissingInput = true
      $0.focus = .attendee(Attendee.cleo.id)
    }
  }

  func testRemovingAnAttendeeMovesTheFocusToTheNextOrThePreviousField() async {
    let store = makeStore()
    await store.send(.removeAttendeeButtonTapped(Attendee.ann.id)) {
      $0.standup.attendees = [.ben, .cleo]
      $0.focus = .attendee(Attendee.ben.id)
    }
    await store.send(.removeAttendeeButtonTapped(Attendee.cleo.id)) {
      $0.standup.attendees = [.ben]
    }
    await store.send(.removeAttendeeButtonTapped(Attendee.ben.id)) {
      $0.standup.attendees = [Attendee(id: UUID(0))]
      $0.focus = .attendee(UUID(0))
    }
    await store.send(.removeAttendeeButtonTapped(UUID(77)))
  }

  func testReturnInAFieldMovesTheFocusToTheNextFieldOrAddsAField() async {
    let store = makeStore()
    await store.send(.attendeeSubmitted(Attendee.ann.id)) {
      $0.focus = .attendee(Attendee.ben.id)
    }
    await store.send(.attendeeSubmitted(Attendee.cleo.id)) {
      $0.standup.attendees.append(Attendee(id: UUID(0)))
      $0.focus = .attendee(UUID(0))
    }
    await store.send(.attendeeSubmitted(UUID(0)))
    await store.send(.attendeeSubmitted(UUID(77)))
  }

  func testPastedLinesAreAttendeesWithoutEmptyAndUsedNames() async {
    let store = makeStore(.design)
    await store.send(.attendeesPasted(["  Dora \r\n\nBEN\nEmil\ndora\n"])) {
      $0.standup.attendees.append(Attendee(id: UUID(0), name: "Dora"))
      $0.standup.attendees.append(Attendee(id: UUID(1), name: "Emil"))
      $0.focus = .attendee(UUID(1))
    }
    await store.send(.attendeesPasted(["Ann", " \n "]))
  }

  func testPastedNamesFillTheFieldsWithoutANameFirst() async {
    let store = makeStore(Standup(id: UUID(9), attendees: [Attendee(id: UUID(8))]))
    await store.send(.attendeesPasted(["Dora\nEmil"])) {
      $0.standup.attendees[0].name = "Dora"
      $0.standup.attendees.append(Attendee(id: UUID(0), name: "Emil"))
      $0.focus = .attendee(UUID(0))
    }
  }

  func testOnlyTheFirst200PastedLinesAreAttendees() async {
    let store = makeStore(Standup(id: UUID(9)))
    let names = (0..<250).map { "Name \($0)" }
    let texts = [names[..<150], names[150...]].map { $0.joined(separator: "\n") }
    await store.send(.attendeesPasted(texts)) {
      $0.standup.attendees = IdentifiedArray(
        uniqueElements: (0..<200).map { Attendee(id: UUID($0), name: "Name \($0)") }
      )
      $0.focus = .attendee(UUID(199))
    }
  }

  func testAnUnchangedFormIsCancelledWithoutAQuestion() async {
    let store = makeStore()
    await store.send(.addAttendeeButtonTapped) {
      $0.standup.attendees.append(Attendee(id: UUID(0)))
      $0.focus = .attendee(UUID(0))
    }
    await store.send(.cancelButtonTapped)
    await store.finish()
    XCTAssertEqual(dismissals.value, 1)
  }

  func testAChangedFormAsksBeforeItIsCancelled() async {
    let store = makeStore()
    await store.send(.binding(.set(\.standup.theme, .red))) { $0.standup.theme = .red }
    await store.send(.cancelButtonTapped) { $0.alert = .discardChanges }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    XCTAssertEqual(dismissals.value, 0)
    await store.send(.cancelButtonTapped) { $0.alert = .discardChanges }
    await store.send(\.alert.discardButtonTapped) { $0.alert = nil }
    await store.finish()
    XCTAssertEqual(dismissals.value, 1)
  }
}
