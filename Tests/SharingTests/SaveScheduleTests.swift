import XCTest

@testable import Sharing

final class SaveScheduleTests: XCTestCase {
  private typealias Row = (event: SaveSchedule.Event, steps: [SaveSchedule.Step])

  private func check(_ rows: Row..., line: UInt = #line) {
    var schedule = SaveSchedule()
    for (number, row) in rows.enumerated() {
      XCTAssertEqual(schedule.handle(row.event), row.steps, "row \(number)", line: line)
    }
  }

  func testTheFirstChangeIsWrittenAtOnce() {
    check((.change, [.write, .startTimer]))
  }

  func testChangesDuringTheIntervalAreWrittenOnceAtItsEnd() {
    check(
      (.change, [.write, .startTimer]),
      (.writeStarted, []),
      (.change, []),
      (.change, []),
      (.timer, [.write, .startTimer]),
      (.writeStarted, []),
      (.timer, [])
    )
  }

  func testAChangeBeforeTheFirstWriteStartsIsPartOfThatWrite() {
    check(
      (.change, [.write, .startTimer]),
      (.change, []),
      (.writeStarted, []),
      (.timer, [])
    )
  }

  func testAChangeAfterAnIntervalWithoutChangesIsWrittenAtOnce() {
    check(
      (.change, [.write, .startTimer]),
      (.writeStarted, []),
      (.timer, []),
      (.change, [.write, .startTimer])
    )
  }

  func testASaveDuringTheIntervalIsWrittenAtOnceAndTheIntervalContinues() {
    check(
      (.change, [.write, .startTimer]),
      (.writeStarted, []),
      (.save, [.write]),
      (.writeStarted, []),
      (.change, []),
      (.timer, [.write, .startTimer])
    )
  }

  func testTheFirstSaveStartsTheInterval() {
    check(
      (.save, [.write, .startTimer]),
      (.writeStarted, []),
      (.change, [])
    )
  }

  func testAFailedWriteIsNotRepeatedByTheTimer() {
    check(
      (.change, [.write, .startTimer]),
      (.writeStarted, []),
      (.writeFailed, []),
      (.timer, [])
    )
  }

  func testAFailedWriteIsRepeatedAtTheNextChangeAndAtTheNextSave() {
    for event in [SaveSchedule.Event.change, .save] {
      check(
        (.change, [.write, .startTimer]),
        (.writeStarted, []),
        (.writeFailed, []),
        (.timer, []),
        (event, [.write, .startTimer])
      )
    }
  }

  func testAChangeDuringAFailedWriteIsWrittenAtTheEndOfTheInterval() {
    check(
      (.change, [.write, .startTimer]),
      (.writeStarted, []),
      (.change, []),
      (.writeFailed, []),
      (.timer, [.write, .startTimer])
    )
  }

  func testAChangeAfterAFailedWriteWaitsForTheEndOfTheInterval() {
    check(
      (.change, [.write, .startTimer]),
      (.writeStarted, []),
      (.writeFailed, []),
      (.change, []),
      (.timer, [.write, .startTimer])
    )
  }
}
