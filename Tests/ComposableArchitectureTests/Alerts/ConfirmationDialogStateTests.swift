import ComposableArchitecture
import XCTest

final class ConfirmationDialogStateTests: XCTestCase {
  private enum Action: Equatable { case delete, keep }

  private func dialog(
    _ visibility: ConfirmationDialogStateTitleVisibility = .automatic,
    title: String = "Delete?"
  ) -> ConfirmationDialogState<Action> {
    ConfirmationDialogState(titleVisibility: visibility) {
      TextState(title)
    } actions: {
      ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState("It is gone for good.")
    }
  }

  func testDialogEqualityIgnoresIDAndTitleVisibility() {
    XCTAssertEqual(dialog(), dialog(.hidden))
    XCTAssertNotEqual(dialog().id, dialog().id)
    XCTAssertNotEqual(dialog(), dialog(title: "Remove?"))
  }

  func testMapOfADialogTransformsActionsAndPreservesOtherProperties() {
    let original = dialog(.visible)
    let mapped = original.map { $0.map { $0 == .delete ? 1 : 2 } }
    XCTAssertEqual(mapped.buttons.map(\.action.action), [1, nil])
    XCTAssertEqual(mapped.titleVisibility, .visible)
    XCTAssertEqual(mapped.id, original.id)
    XCTAssertEqual(mapped.message, original.message)
  }

  func testDialogWithoutActionsHasNoButtons() {
    let dialog = ConfirmationDialogState<Never> {
      TextState("Nothing to do")
    } actions: {
    }
    XCTAssertTrue(dialog.buttons.isEmpty)
    XCTAssertEqual(dialog.titleVisibility, .automatic)
  }

  func testDialogsAndAlertsAreCreatedFromListsOfButtons() {
    let list = ConfirmationDialogState<Action>(
      title: TextState("Delete?"),
      message: TextState("It is gone for good."),
      buttons: [
        .destructive(TextState("Delete"), action: .send(.delete)),
        .cancel(TextState("Cancel")),
      ]
    )
    XCTAssertEqual(list, dialog())
    let alert = AlertState<Action>(
      title: TextState("Delete?"),
      primaryButton: .default(TextState("Keep"), action: .send(.keep)),
      secondaryButton: .cancel(TextState("Cancel"))
    )
    XCTAssertEqual(alert.buttons.map(\.role), [nil, .cancel])
    XCTAssertEqual(alert.buttons.map(\.action.action), [.keep, nil])
    XCTAssertTrue(AlertState<Action>(title: TextState("Done")).buttons.isEmpty)
  }

  func testDialogDumpContainsTitleVisibilityActionsAndMessage() {
    XCTAssertEqual(
      String(customDumping: dialog(.visible)),
      #"""
      ConfirmationDialogState(
        title: "Delete?",
        titleVisibility: .visible,
        actions: [
          [0]: ButtonState(
            role: .destructive,
            action: .send(
              .delete
            ),
            label: "Delete"
          ),
          [1]: ButtonState(
            role: .cancel,
            action: .send(nil),
            label: "Cancel"
          )
        ],
        message: "It is gone for good."
      )
      """#
    )
  }
}
