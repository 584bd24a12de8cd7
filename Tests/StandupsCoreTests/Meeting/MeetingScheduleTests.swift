import ComposableArchitecture
import XCTest

@testable import StandupsCore

final class MeetingScheduleTests: XCTestCase {
  func testTheLengthIsDividedEqually() {
    let schedule = MeetingSchedule(.design)
    XCTAssertEqual(schedule.total, 60)
    XCTAssertEqual((0..<3).map(schedule.turn), [20, 20, 20])
    XCTAssertEqual((0..<3).map(schedule.start), [0, 20, 40])
  }

  func testTheFirstTurnsAreASecondLongerIfTheLengthIsNotAMultiple() {
    let schedule = MeetingSchedule(seconds: 62, speakers: 4)
    XCTAssertEqual((0..<4).map(schedule.turn), [16, 16, 15, 15])
    XCTAssertEqual((0..<4).map(schedule.start), [0, 16, 32, 47])
  }

  func testTheTurnsAddUpToTheLength() {
    for speakers in 1...70 {
      let schedule = MeetingSchedule(seconds: 60, speakers: speakers)
      XCTAssertEqual((0..<speakers).map(schedule.turn).reduce(0, +), schedule.total)
      XCTAssertTrue((0..<speakers).allSatisfy { schedule.turn($0) >= 1 })
      for speaker in 1..<max(speakers, 2) where speaker < speakers {
        XCTAssertEqual(
          schedule.start(speaker),
          schedule.start(speaker - 1) + schedule.turn(speaker - 1)
        )
      }
    }
  }

  func testAMeetingWithMoreSpeakersThanSecondsIsLonger() {
    XCTAssertEqual(MeetingSchedule(seconds: 60, speakers: 70).total, 70)
  }

  func testTheValuesOfAnEditedFileAreClamped() {
    XCTAssertEqual(MeetingSchedule(Standup(id: UUID(0), minutes: .min)).total, 60)
    XCTAssertEqual(MeetingSchedule(Standup(id: UUID(0), minutes: .max)).total, 7_200)
    XCTAssertEqual(MeetingSchedule(Standup(id: UUID(0))).speakers, 1)
  }
}
