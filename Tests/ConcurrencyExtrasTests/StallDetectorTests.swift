import XCTest

@testable import ConcurrencyExtras

final class StallDetectorTests: XCTestCase {
  func testStallDetectorDoesNotReportWorkThatABusyMachineDelays() {
    var detector = StallDetector<Int>()
    for _ in 1...10_000 {
      XCTAssertEqual(detector.observe([1], activity(seconds: 1, isRunnable: true)), [])
    }
  }

  func testStallDetectorReportsWorkIfNoThreadCanRun() {
    var detector = StallDetector<Int>()
    let observations = (1...100).map { _ in
      detector.observe([1], activity(seconds: 1, isRunnable: false))
    }
    XCTAssertEqual(observations.first, [])
    XCTAssertEqual(observations.last, [1])
  }

  func testStallDetectorReportsWorkAfterASecondOfProcessorTime() {
    var detector = StallDetector<Int>()
    XCTAssertEqual(detector.observe([1], activity(seconds: 1, isRunnable: true)), [])
    XCTAssertEqual(detector.observe([1, 2], activity(seconds: 2, isRunnable: true)), [1])
    XCTAssertEqual(detector.observe([2], activity(seconds: 2, isRunnable: true)), [])
    XCTAssertEqual(detector.observe([2], activity(seconds: 3, isRunnable: true)), [2])
  }

  func testStallDetectorRemovesFinishedWork() {
    var detector = StallDetector<Int>()
    XCTAssertEqual(detector.observe([1], activity(seconds: 1, isRunnable: true)), [])
    XCTAssertEqual(detector.observe([], activity(seconds: 2, isRunnable: true)), [])
    XCTAssertEqual(detector.observe([1], activity(seconds: 3, isRunnable: true)), [])
  }

  func testProcessActivityMeasuresProcessorTimeAndRunnableThreads() async {
    let before = ProcessActivity.now
    let task = Task.detached {
      while !Task.isCancelled {}
    }
    let timeout = ContinuousClock.now + .seconds(60)
    var after = before
    var isMeasured = false
    while !isMeasured, ContinuousClock.now < timeout {
      after = .now
      let used = after.processorTime - before.processorTime
      isMeasured = used >= .milliseconds(20) && after.hasRunnableThread
    }
    XCTAssertTrue(isMeasured, "\(before), \(after)")
    task.cancel()
    await task.value
  }

  private func activity(seconds: Int, isRunnable: Bool) -> ProcessActivity {
    ProcessActivity(processorTime: .seconds(seconds), hasRunnableThread: isRunnable)
  }
}
