import ComposableArchitecture
import XCTest

final class ButtonStateTests: XCTestCase {
  private func button(
    _ role: ButtonStateRole? = nil,
    sending action: Int? = 1,
    label: String = "OK"
  ) -> ButtonState<Int> {
    ButtonState(role: role, action: .send(action)) { TextState(label) }
  }

  func testButtonIDIsIgnoredByEqualityHashAndDiff() {
    XCTAssertNotEqual(button().id, button().id)
    XCTAssertEqual(button(), button())
    XCTAssertEqual(button().hashValue, button().hashValue)
    XCTAssertNil(diff(button(), button()))
  }

  func testButtonsOfDifferentRoleActionOrLabelAreNotEqual() {
    XCTAssertNotEqual(button(), button(.cancel))
    XCTAssertNotEqual(button(.destructive), button(.cancel))
    XCTAssertNotEqual(button(), button(sending: 2))
    XCTAssertNotEqual(button(), button(sending: nil))
    XCTAssertNotEqual(button(), button(label: "Okay"))
  }

  func testButtonOfAnActionIsEqualToAButtonThatSendsTheAction() {
    let short = ButtonState(role: .destructive, action: 1) { TextState("OK") }
    XCTAssertEqual(short, button(.destructive))
    XCTAssertEqual(short.action.type, .send(1))
    XCTAssertEqual(short.action, .send(1))
  }

  func testButtonWithoutAnActionSendsNil() {
    let plain = ButtonState<Int> { TextState("OK") }
    XCTAssertEqual(plain.action, .send(nil))
    XCTAssertNil(plain.action.action)
    XCTAssertNil(plain.role)
  }

  func testMapOfAButtonTransformsTheActionAndPreservesRoleAndLabel() {
    let mapped = button(.cancel).map { $0.map { "\($0)" } }
    XCTAssertEqual(mapped, ButtonState(role: .cancel, action: "1") { TextState("OK") })
    XCTAssertEqual(button(sending: nil).map { _ in "nothing" }.action.action, "nothing")
    XCTAssertNil(button().map { _ in String?.none }.action.action)
  }

  func testWithActionPassesTheButtonActionToSyncAndAsyncClosures() async {
    var sent: [Int?] = []
    button(sending: 2).withAction { sent.append($0) }
    await button(sending: nil).withAction { action in
      await Task.yield()
      sent.append(action)
    }
    XCTAssertEqual(sent, [2, nil])
  }

  func testTextStatesOfEqualTextAreEqualHoweverTheyAreCreated() {
    let texts: Set = [
      TextState("OK"), TextState(verbatim: "OK"), TextState("OK".dropFirst(0)),
      TextState("O") + TextState("K"),
    ]
    XCTAssertEqual(texts.map { String(state: $0) }, ["OK"])
    XCTAssertNotEqual(TextState("OK"), TextState("Ok"))
  }
}
