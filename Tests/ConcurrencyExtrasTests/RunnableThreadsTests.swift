import Foundation
import Synchronization
import XCTest

@testable import ConcurrencyExtras

final class RunnableThreadsTests: XCTestCase {
  func testRunnableThreadsReportsABusyThreadAsRunUntilItFinishes() {
    let flag = Flag()
    Thread { flag.spin() }.start()
    wait(until: !RunnableThreads.others.isEmpty)
    let earlier = RunnableThreads.others
    XCTAssertFalse(earlier.haveRun(since: earlier))
    wait(until: RunnableThreads.others.haveRun(since: earlier))
    flag.isSet.store(true, ordering: .relaxed)
    wait(until: RunnableThreads.others.isEmpty)
    XCTAssertTrue(RunnableThreads.others.haveRun(since: earlier))
  }

  func testRunnableThreadsExcludesASleepingThread() {
    let (start, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread {
      start.signal()
      end.wait()
    }.start()
    start.wait()
    wait(until: RunnableThreads.others.isEmpty)
    end.signal()
  }

  /// Checks a condition repeatedly, and fails after a minute in which the condition is false.
  private func wait(
    until condition: @autoclosure () -> Bool,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let timeout = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < timeout {
      if condition() { return }
    }
    XCTFail("The condition is still false after a minute.", file: file, line: line)
  }
}

private final class Flag: Sendable {
  let isSet = Atomic(false)

  func spin() {
    while !isSet.load(ordering: .relaxed) {}
  }
}
