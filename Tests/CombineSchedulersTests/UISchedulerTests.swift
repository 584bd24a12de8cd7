#if Combine
  import CombineSchedulers
  import Foundation
  import XCTest

  final class UISchedulerTests: XCTestCase {
    func testActionOnTheMainThreadIsPerformedAtOnce() {
      var values: [Int] = []
      let subscription = Just(1).receive(on: UIScheduler.shared).sink { values.append($0) }
      XCTAssertEqual(values, [1])
      subscription.cancel()
    }

    func testActionOfAnotherThreadIsPerformedOnTheMainThread() {
      let isDone = expectation(description: "performed")
      DispatchQueue.global().async {
        UIScheduler.shared.schedule {
          XCTAssertTrue(Thread.isMainThread)
          isDone.fulfill()
        }
      }
      wait(for: [isDone], timeout: 10)
    }

    func testLaterAndRepeatedActionsArePerformedOnTheMainThread() {
      let isLate = expectation(description: "performed later")
      let isRepeated = expectation(description: "performed repeatedly")
      isRepeated.expectedFulfillmentCount = 2
      isRepeated.assertForOverFulfill = false
      let scheduler = UIScheduler.shared
      scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(1))) {
        XCTAssertTrue(Thread.isMainThread)
        isLate.fulfill()
      }
      let timer = scheduler.schedule(after: scheduler.now, interval: .milliseconds(1)) {
        XCTAssertTrue(Thread.isMainThread)
        isRepeated.fulfill()
      }
      wait(for: [isLate, isRepeated], timeout: 10)
      timer.cancel()
    }
  }
#endif
