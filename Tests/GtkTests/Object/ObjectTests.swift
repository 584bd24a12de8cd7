import XCTest

@testable import Gtk

final class ObjectTests: GtkTestCase {
  func testObjectIsFinalizedWhenItsLastReferenceIsReleased() {
    onMain {
      let count = Object.liveCount
      var label: Label? = Label(text: "Hello")
      let probe = FinalizationProbe(label!)
      XCTAssertEqual(Object.liveCount, count + 1)
      XCTAssertFalse(probe.isFinalized)
      label = nil
      XCTAssertTrue(probe.isFinalized, "It must not wait for another turn of the loop.")
      XCTAssertEqual(Object.liveCount, count)
    }
  }

  func testParentRetainsTheInstanceOfAChildButNotItsWrapper() {
    withoutLeaks { probe in
      let box = probe(Box(orientation: .vertical))
      let count = Object.liveCount
      var label: Label? = Label(text: "Hello")
      let labelProbe = FinalizationProbe(label!)
      box.append(label!)
      label = nil
      XCTAssertEqual(Object.liveCount, count)
      XCTAssertFalse(labelProbe.isFinalized)
      box.remove(box.firstChild!)
      XCTAssertTrue(labelProbe.isFinalized)
    }
  }

  func testInstanceHasOneWrapper() {
    withoutLeaks { probe in
      let box = probe(Box(orientation: .vertical))
      let label = Label(text: "Hello")
      box.append(label)
      XCTAssert(box.firstChild === label)
      XCTAssert(label.parent === box)
      XCTAssert(Object.existing(for: label.pointer) === label)
    }
  }

  func testInstanceCreatedByGtkIsWrappedOnDemand() {
    withoutLeaks { probe in
      let button = probe(Button(label: "Go"))
      let count = Object.liveCount
      do {
        let label = button.firstChild
        XCTAssertEqual(label?.typeName, "GtkLabel")
        XCTAssert(button.firstChild === label)
        XCTAssertEqual(Object.liveCount, count + 1)
      }
      XCTAssertEqual(Object.liveCount, count)
    }
  }

  func testObjectIsFinalizedIfItsWrapperIsReleasedOnAnotherThread() {
    withoutLeaks { probe in
      let box = Unchecked(probe(Label(text: "Hello")))
      Task.detached { box.value = nil }
    }
  }
}

private final class Unchecked: @unchecked Sendable {
  nonisolated(unsafe) var value: Label?
  init(_ value: Label) { self.value = value }
}
