import ComposableArchitecture
import XCTest

final class AlertStateTests: XCTestCase {
  func testAlertIDIsIgnoredByEqualityHashAndDiff() {
    let (one, other) = (AlertState.again, AlertState.again)
    XCTAssertNotEqual(one.id, other.id)
    XCTAssertEqual(one, other)
    XCTAssertEqual(one.hashValue, other.hashValue)
    XCTAssertNil(diff(one, other))
    XCTAssertNotEqual(one, AlertState { TextState("Another") })
  }

  func testAlertBuilderSupportsControlFlow() {
    func alert(isDestructive: Bool) -> AlertState<Int> {
      AlertState {
        TextState("Title")
      } actions: {
        if isDestructive {
          ButtonState(role: .destructive, action: 0) { TextState("Delete") }
        }
        for index in 1...2 {
          ButtonState(action: index) { TextState("\(index)") }
        }
        if isDestructive {
          ButtonState(role: .cancel) { TextState("Keep") }
        } else {
          ButtonState { TextState("Close") }
        }
      } message: {
        TextState("Message") + TextState(verbatim: "!")
      }
    }
    XCTAssertEqual(
      alert(isDestructive: true).buttons.map { String(state: $0.label) },
      ["Delete", "1", "2", "Keep"]
    )
    XCTAssertEqual(
      alert(isDestructive: false).buttons.map { String(state: $0.label) },
      ["1", "2", "Close"]
    )
    XCTAssertEqual(
      alert(isDestructive: true).buttons.map(\.role),
      [.destructive, nil, nil, .cancel]
    )
    XCTAssertEqual(alert(isDestructive: true).message.map { String(state: $0) }, "Message!")
  }

  func testAlertWithoutActionsOrMessageHasNoButtonsAndNoMessage() {
    let never = AlertState<Never> {
      TextState("Title")
    } actions: {
    }
    XCTAssertTrue(never.buttons.isEmpty)
    XCTAssertNil(never.message)
  }

  func testWithActionPassesTheActionOfEachAlertButton() async {
    let buttons = AlertState.again.buttons
    var sent: [Bool?] = []
    for button in buttons {
      button.withAction { sent.append($0) }
      await button.withAction { action in
        await Task.yield()
        sent.append(action)
      }
    }
    XCTAssertEqual(sent, [true, true, nil, nil])
  }

  func testMapOfAnAlertTransformsItsActionsAndPreservesItsID() {
    let alert = AlertState.again
    let mapped = alert.map { $0.map { $0 ? 1 : 0 } }
    XCTAssertEqual(mapped.id, alert.id)
    XCTAssertEqual(mapped.buttons.map(\.action.action), [1, nil])
    XCTAssertEqual(mapped.title, alert.title)
  }

  func testTextStatesOfEqualTextAreEqual() {
    XCTAssertEqual(TextState("a"), TextState(verbatim: "a"))
    XCTAssertEqual(TextState("a") + TextState("b"), TextState("ab"))
    XCTAssertEqual(String(state: TextState("<b>&")), "<b>&")
  }

  func testAlertDumpOmitsEmptyButtonsAndMessage() {
    XCTAssertEqual(
      String(customDumping: AlertState<Never> { TextState("Title") }),
      #"""
      AlertState(title: "Title")
      """#
    )
  }
}
