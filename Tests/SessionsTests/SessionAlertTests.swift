import ComposableArchitecture
import Sessions
import XCTest

final class SessionAlertTests: XCTestCase {
  func testProblemOfASessionIsAnAlertWithItsReason() {
    let notRestored = AlertState<Never>.sessionProblem(.notRestored("It is damaged."))
    XCTAssertEqual(String(state: notRestored.title), "The last session can't be restored")
    XCTAssertEqual(notRestored.message.map { String(state: $0) }, "It is damaged.")
    let notSaved = AlertState<Never>.sessionProblem(.notSaved("The disk is full."))
    XCTAssertEqual(String(state: notSaved.title), "The session can't be saved")
    XCTAssertEqual(
      notSaved.message.map { String(state: $0) },
      "The disk is full. The app tries to save again after each change."
    )
    XCTAssertTrue(notSaved.buttons.isEmpty)
  }
}
