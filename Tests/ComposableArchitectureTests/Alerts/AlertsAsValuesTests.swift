import ComposableArchitecture
import XCTest

/// The conformances of alerts, dialogs, their buttons and their texts.
final class AlertsAsValuesTests: XCTestCase {
  private func distinct(_ values: [some Hashable & Sendable]) -> Int { Set(values).count }

  func testAlertsDialogsButtonsAndTextsAreHashableAndSendable() {
    XCTAssertEqual(distinct([AlertState.again, .again]), 1)
    XCTAssertEqual(distinct([dialog(.hidden), dialog(.visible)]), 1)
    XCTAssertEqual(distinct([ButtonState(action: 1) { TextState("a") }]), 1)
    XCTAssertEqual(distinct([ButtonStateAction.send(1), .send(2), .send(nil)]), 3)
    XCTAssertEqual(distinct([ButtonStateRole.cancel, .destructive]), 2)
    XCTAssertEqual(distinct([TextState("a"), TextState(verbatim: "a")]), 1)
  }

  func testAlertsAndDialogsAreEphemeral() {
    func actionType<State: _EphemeralState>(_ state: State) -> Any.Type { State.actionType }
    XCTAssertTrue(actionType(AlertState.again) == Bool.self)
    XCTAssertTrue(actionType(dialog(.hidden)) == Int.self)
  }

  func testTextStateIsCreatedFromInterpolationsSubstringsAndConcatenation() {
    let count = 3
    XCTAssertEqual(String(state: TextState("Delete \(count)?")), "Delete 3?")
    XCTAssertEqual(String(state: TextState("a, b".prefix(1))), "a")
    XCTAssertEqual(String(state: TextState("a") + TextState(verbatim: "b")), "ab")
    XCTAssertEqual(String(customDumping: TextState("a")), #""a""#)
  }

  private func dialog(
    _ visibility: ConfirmationDialogStateTitleVisibility
  ) -> ConfirmationDialogState<Int> {
    ConfirmationDialogState(titleVisibility: visibility) { TextState("Title") }
  }
}
