import XCTest

@testable import Gtk

/// A token that counts its deinitialization.
private final class Token {
  private let count: Counter

  init(_ count: Counter) { self.count = count }

  deinit { count.value += 1 }

  func touch() {}
}

private final class Counter {
  var value = 0
}

final class SignalTests: GtkTestCase {
  func testAHandlerRunsUntilItIsDisconnected() {
    withoutLeaks { probe in
      let button = probe(Button(label: "Go"))
      var clicks = 0
      let connection = button.onClicked { clicks += 1 }
      button.click()
      button.click()
      XCTAssertEqual(clicks, 2)
      XCTAssertTrue(connection.isConnected)
      connection.disconnect()
      XCTAssertFalse(connection.isConnected)
      button.click()
      XCTAssertEqual(clicks, 2)
      connection.disconnect()
    }
  }

  func testDisconnectReleasesTheClosureOfTheHandlerOnce() {
    withoutLeaks { probe in
      let button = probe(Button(label: "Go"))
      let freed = Counter()
      let connection = button.onClicked { [token = Token(freed)] in token.touch() }
      button.click()
      XCTAssertEqual(freed.value, 0)
      connection.disconnect()
      XCTAssertEqual(freed.value, 1)
      connection.disconnect()
      button.click()
      XCTAssertEqual(freed.value, 1)
    }
  }

  func testFinalizedObjectReleasesTheClosureOfItsHandlerOnce() {
    withoutLeaks { probe in
      let freed = Counter()
      var button: Button? = probe(Button(label: "Go"))
      let connection = button!.onClicked { [token = Token(freed)] in token.touch() }
      button = nil
      XCTAssertEqual(freed.value, 1)
      XCTAssertFalse(connection.isConnected)
      connection.disconnect()
      XCTAssertEqual(freed.value, 1)
    }
  }

  func testHandlerThatDisconnectsItselfRunsOnce() {
    withoutLeaks { probe in
      let button = probe(Button(label: "Go"))
      let freed = Counter()
      var clicks = 0
      var connection: SignalConnection?
      connection = button.onClicked { [token = Token(freed)] in
        connection?.disconnect()
        XCTAssertEqual(freed.value, 0, "The closure is still running.")
        token.touch()
        clicks += 1
      }
      var others = 0
      button.onClicked { others += 1 }
      button.click()
      XCTAssertEqual(freed.value, 1)
      button.click()
      XCTAssertEqual(clicks, 1)
      XCTAssertEqual(others, 2)
    }
  }

  func testHandlerThatReleasesItsWidgetIsReleasedAfterItReturns() {
    withoutLeaks { probe in
      let freed = Counter()
      var button: Button? = probe(Button(label: "Go"))
      let pointer = button!.pointer
      let box = probe(Box(orientation: .vertical))
      box.append(button!)
      button!.onClicked { [token = Token(freed)] in
        box.remove(button!)
        button = nil
        XCTAssertNil(Object.existing(for: pointer))
        token.touch()
        XCTAssertEqual(freed.value, 0)
      }
      // C emits the signal, as GTK does, so that no Swift reference retains the button during the
      // call.
      emitClicked(pointer)
      XCTAssertNil(button)
      XCTAssertEqual(freed.value, 1)
    }
  }

  func testHandlerThatDestroysItsWindowReleasesTheWindow() {
    withoutLeaks { probe in
      var window: Window? = probe(Window())
      let button = probe(Button(label: "Close"))
      window!.child = button
      window!.present()
      MainContext.iterate { button.isMapped }
      button.onClicked {
        window?.destroy()
        window = nil
      }
      button.click()
      XCTAssertNil(window)
    }
  }

  func testHandlersConnectedOrDisconnectedDuringAnEmissionDoNotRun() {
    withoutLeaks { probe in
      let button = probe(Button(label: "Go"))
      var order: [String] = []
      var second: SignalConnection?
      button.onClicked {
        order.append("first")
        second?.disconnect()
        button.onClicked { order.append("third") }
      }
      second = button.onClicked { order.append("second") }
      button.click()
      XCTAssertEqual(order, ["first"], "A new handler waits for the next emission.")
      button.click()
      XCTAssertEqual(order, ["first", "first", "third"])
      // The closure of the first handler retains the button. Only disposing of the button breaks
      // this cycle.
      button.disposeForTesting()
    }
  }

  func testHandlerThatSetsTheObservedPropertyIsCalledAgain() {
    withoutLeaks { probe in
      let label = probe(Label())
      var texts: [String] = []
      label.onNotify("label") { [weak label] in
        guard let label else { return }
        texts.append(label.text)
        if label.text.count < 3 { label.text += "a" }
      }
      label.text = "a"
      XCTAssertEqual(texts, ["a", "aa", "aaa"])
    }
  }

  func testNotifyHandlerIsCalledUntilItIsDisconnected() {
    withoutLeaks { probe in
      let label = probe(Label(text: "one"))
      var count = 0
      let connection = label.onNotify("label") { count += 1 }
      label.text = "two"
      XCTAssertEqual(count, 1)
      connection.disconnect()
      label.text = "three"
      XCTAssertEqual(count, 1)
    }
  }
}
