import ComposableArchitecture
import XCTest

/// Alerts and dialogs without buttons of their own, and without actions that buttons could send.
final class AlertsWithoutActionsTests: XCTestCase {
  private enum NoAction {}

  func testAlertOfACaselessActionEnumHasAMessageAndNoButtons() {
    let alert = AlertState<NoAction> {
      TextState("Title")
    } actions: {
    } message: {
      TextState("Message")
    }
    XCTAssertTrue(alert.buttons.isEmpty)
    XCTAssertEqual(alert.message, TextState("Message"))
  }

  func testDialogOfACaselessActionEnumHasNoButtons() {
    let dialog = ConfirmationDialogState<NoAction>(titleVisibility: .visible) {
      TextState("Title")
    } actions: {
    } message: {
      TextState("Message")
    }
    XCTAssertTrue(dialog.buttons.isEmpty)
    XCTAssertEqual(dialog.titleVisibility, .visible)
  }

  func testButtonOfAnAlertOfNeverHasNoAction() {
    let alert = AlertState<Never> {
      TextState("Title")
    } actions: {
      ButtonState(role: .cancel) { TextState("Close") }
    }
    XCTAssertEqual(alert.buttons.map(\.role), [.cancel])
    XCTAssertTrue(alert.buttons.allSatisfy { $0.action.action == nil })
  }

  func testAlertOfNeverIsMappedToAnAlertOfAnotherActionType() {
    let alert = AlertState<Never> {
      TextState("Title")
    } actions: {
      ButtonState { TextState("Close") }
    }
    let mapped: AlertState<Int> = alert.map { (_: Never?) -> Int? in nil }
    XCTAssertEqual(mapped.buttons.map(\.action.action), [nil])
  }

  func testAlertTitleMessageAndButtonsAreMutable() {
    var alert = AlertState.again
    alert.title = TextState("Once more?")
    alert.message = TextState("It may take a while.")
    alert.buttons.removeLast()
    XCTAssertNotEqual(alert, .again)
    XCTAssertEqual(
      String(customDumping: alert),
      #"""
      AlertState(
        title: "Once more?",
        actions: [
          [0]: ButtonState(
            action: .send(
              true
            ),
            label: "Yes"
          )
        ],
        message: "It may take a while."
      )
      """#
    )
  }

  func testDialogIDIsIgnoredByItsHashAndDiff() {
    let dialogs = (0..<2).map { _ in ConfirmationDialogState<Int> { TextState("Title") } }
    XCTAssertNotEqual(dialogs[0].id, dialogs[1].id)
    XCTAssertEqual(Set(dialogs).count, 1)
    XCTAssertNil(diff(dialogs[0], dialogs[1]))
  }
}
