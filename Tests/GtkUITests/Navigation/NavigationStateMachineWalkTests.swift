import XCTest

/// All short sequences of events, in contrast to the selected sequences of
/// ``NavigationStateMachineTests``.
final class NavigationStateMachineWalkTests: XCTestCase {
  private typealias Event = NavigationRecorder.Event

  /// After each sequence of four events, each page is shown, covered or dismantled.
  func testEachPageIsShownCoveredOrDismantledAfterAnySequenceOfEvents() {
    let events: [Event] = [
      .path([]), .path([1]), .path([2]), .path([1, 2]), .path([2, 1]), .update(.runs),
      .update(.none), .update(.interruptsAnother), .update(.endsDuringEachStep), .transitionEnd,
    ]
    for path in [[], [1, 2]] {
      var recorder = NavigationRecorder(path)
      recorder.handle(.update(.none))
      walk(recorder, events, 4, "\(path)")
    }
  }

  private func walk(_ recorder: NavigationRecorder, _ events: [Event], _ count: Int, _ log: String)
  {
    for event in events {
      var next = recorder
      next.handle(event)
      let log = "\(log), \(event)"
      XCTAssertEqual(Set(next.dismantled).count, next.dismantled.count, "Dismantled twice: \(log)")
      XCTAssertTrue(Set(next.dismantled).isDisjoint(with: next.visible), "Dismantled: \(log)")
      XCTAssertLessThanOrEqual(next.visible.count, 2, log)
      XCTAssertEqual(Set(next.visible).count, next.visible.count, log)
      XCTAssertTrue(next.visible.contains(next.shownPage ?? ""), log)
      XCTAssertFalse(next.isWindowEverEmpty, log)
      XCTAssertEqual(Set(next.removedVisiblePages), next.frozen.intersection(next.visible), log)
      for page in next.pages.values {
        XCTAssertNotEqual(
          next.visible.contains(page),
          next.covered.contains(page),
          "\(page), \(log)"
        )
        XCTAssertFalse(next.frozen.contains(page) || next.dismantled.contains(page), log)
      }
      if case .update = event {
        XCTAssertEqual(next.shownPage, next.topPage, log)
      }
      if count > 1 { walk(next, events, count - 1, log) }
      next.handle(.update(.none))
      next.handle(.transitionEnd)
      XCTAssertEqual(next.visible, [next.topPage], log)
      XCTAssertTrue(next.frozen.isSubset(of: next.dismantled), log)
    }
  }
}
