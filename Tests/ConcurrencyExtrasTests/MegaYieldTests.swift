import ConcurrencyExtras
import Dispatch
import Foundation
import Synchronization
import XCTest

final class MegaYieldTests: XCTestCase {
  func testMegaYieldWaitsForALongJob() async {
    let isDone = LockIsolated(false)
    Task {
      compute(times: 40)
      isDone.setValue(true)
    }
    await Task.megaYield(count: 1)
    XCTAssertTrue(isDone.value)
  }

  func testMegaYieldWaitsForAChainOfJobs() async {
    let isDone = LockIsolated(false)
    Task {
      for _ in 1...5 {
        compute(times: 10)
        await Task.yield()
      }
      await Task { @MainActor in compute() }.value
      compute()
      isDone.setValue(true)
    }
    await Task.megaYield()
    XCTAssertTrue(isDone.value)
  }

  /// The runtime does not call its hook for the job that resumes a task after `Task.yield()`.
  func testMegaYieldWaitsForAYieldingTaskOnABusyMachine() async {
    let end = End()
    for _ in 1...(2 * ProcessInfo.processInfo.activeProcessorCount) {
      Thread { end.spin() }.start()
    }
    for _ in 1...10 {
      let isDone = LockIsolated(false)
      Task {
        for _ in 1...30 { await Task.yield() }
        isDone.setValue(true)
      }
      await Task.megaYield()
      XCTAssertTrue(isDone.value)
    }
    end.isReached.store(true, ordering: .relaxed)
  }

  @MainActor
  func testMegaYieldOnTheMainActorWaitsForAReturnFromADetachedTask() async {
    let isDone = LockIsolated(false)
    Task {
      await Task.detached { compute() }.value
      isDone.setValue(true)
    }
    await Task.megaYield()
    XCTAssertTrue(isDone.value)
  }

  func testMegaYieldReturnsWhileAJobBlocksItsThread() async {
    let end = DispatchSemaphore(value: 0)
    let isStarted = LockIsolated(false)
    let task = Task {
      isStarted.setValue(true)
      return block(until: end)
    }
    await Task.megaYield()
    await Task.megaYield()
    XCTAssertTrue(isStarted.value)
    end.signal()
    let wasSignalled = await task.value
    XCTAssertTrue(wasSignalled)
  }

  func testMegaYieldReturnsWhileAJobUsesTheProcessorEndlessly() async {
    let isStarted = LockIsolated(false)
    let task = Task {
      isStarted.setValue(true)
      let timeout = ContinuousClock.now + .seconds(60)
      while !Task.isCancelled, ContinuousClock.now < timeout {}
      return Task.isCancelled
    }
    await Task.megaYield()
    XCTAssertTrue(isStarted.value)
    task.cancel()
    let wasCancelled = await task.value
    XCTAssertTrue(wasCancelled)
  }

  func testMegaYieldReturnsWhileATaskYieldsEndlessly() async {
    let started = LockIsolated(0)
    let tasks = [false, true].map { isMain in
      Task { @concurrent in
        started.withValue { $0 += 1 }
        let timeout = ContinuousClock.now + .seconds(60)
        while !Task.isCancelled, ContinuousClock.now < timeout {
          if isMain { await MainActor.run {} }
          await Task.yield()
        }
        return Task.isCancelled
      }
    }
    await Task.megaYield()
    XCTAssertEqual(started.value, 2)
    for task in tasks {
      task.cancel()
      let wasCancelled = await task.value
      XCTAssertTrue(wasCancelled)
    }
  }

  func testMegaYieldReturnsWhileTheMainThreadIsBlocked() {
    let end = DispatchSemaphore(value: 0)
    Task.detached {
      await Task.megaYield()
      await Task.megaYield()
      end.signal()
    }
    XCTAssertTrue(block(until: end))
  }

  func testConcurrentMegaYieldsWaitForTheirTasksAndReturn() async {
    let isDone = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...8 {
        group.addTask {
          Task {
            compute()
            isDone.withValue { $0 += 1 }
          }
          await Task.megaYield()
        }
      }
    }
    XCTAssertEqual(isDone.value, 8)
  }

  func testMegaYieldWithTheMainSerialExecutorWaitsForADetachedTask() async {
    let isDone = LockIsolated(false)
    await withMainSerialExecutor {
      Task.detached {
        for _ in 1...30 { await Task.yield() }
        isDone.setValue(true)
      }
      await Task.megaYield()
    }
    XCTAssertTrue(isDone.value)
  }
}

/// A flag that stops threads that use the processors.
private final class End: Sendable {
  let isReached = Atomic(false)

  func spin() {
    while !isReached.load(ordering: .relaxed) {}
  }
}

/// Uses the processor for longer than many yields.
private func compute(times: Int = 1) {
  var number: UInt64 = 1
  for _ in 0..<(times * 300_000) {
    number ^= number << 13
    number ^= number >> 7
    number ^= number << 17
  }
  XCTAssertNotEqual(number, 0)
}

/// Blocks the thread until a semaphore is signalled, and returns `false` after a minute without a
/// signal. This is a separate function, because asynchronous code can't block.
private func block(until semaphore: DispatchSemaphore) -> Bool {
  semaphore.wait(timeout: .now() + 60) == .success
}
