import Foundation
import Synchronization
import XCTest

@testable import ConcurrencyExtras

final class RunnableThreadsTests: XCTestCase {
  func testRunnableThreadsReportsABusyThreadAsRunUntilItFinishes() {
    let flag = Flag()
    Thread { flag.spin() }.start()
    while RunnableThreads.others.isEmpty {}
    let earlier = RunnableThreads.others
    XCTAssertFalse(earlier.haveRun(since: earlier))
    while !RunnableThreads.others.haveRun(since: earlier) {}
    flag.isSet.store(true, ordering: .relaxed)
    while !RunnableThreads.others.isEmpty {}
    XCTAssertTrue(RunnableThreads.others.haveRun(since: earlier))
  }

  func testRunnableThreadsExcludesASleepingThread() {
    let (start, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread {
      start.signal()
      end.wait()
    }.start()
    start.wait()
    while !RunnableThreads.others.isEmpty {}
    end.signal()
  }
}

private final class Flag: Sendable {
  let isSet = Atomic(false)

  func spin() {
    while !isSet.load(ordering: .relaxed) {}
  }
}
