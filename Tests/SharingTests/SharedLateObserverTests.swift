import ConcurrencyExtras
import Foundation
import Observation
import Sharing
import XCTest

/// Changes that another thread makes between a read and the installation of the observer.
@MainActor
final class SharedLateObserverTests: XCTestCase {
  private struct Settings: Equatable, Sendable {
    var name = "Blob"
    var volume = 5
  }

  private let shared = Shared(value: Settings())

  func testAChangeByAnotherThreadDuringATrackedReadNotifiesTheReader() async {
    await check { $0.wrappedValue.name }
  }

  func testAChangeByAnotherThreadDuringATrackedReadOfAPropertyNotifiesTheReader() async {
    await check { $0.name.wrappedValue }
  }

  func testAReaderIsNotifiedOfALaterChangeByAnotherThread() async {
    let notifications = LockIsolated(0)
    track(notifications) { shared.name.wrappedValue }
    await nextTurn()
    for number in 1...3 {
      change("\(number)")
      XCTAssertEqual(notifications.value, number)
      track(notifications) { shared.name.wrappedValue }
      await nextTurn()
    }
  }

  func testAReaderThatIsInstalledIsNotifiedOnceOfAChangeByAnotherThread() async {
    let notifications = LockIsolated(0)
    track(notifications) { shared.wrappedValue.name }
    await nextTurn()
    change("changed")
    track(notifications) { shared.wrappedValue.name }
    await nextTurn()
    await nextTurn()
    XCTAssertEqual(notifications.value, 1)
  }

  func testAReferenceThatAnotherThreadReplacesDuringATrackedReadNotifiesTheReader() async {
    let notifications = LockIsolated(0)
    track(notifications) { [shared] in
      let name = shared.name.wrappedValue
      onAnotherThread { shared.projectedValue = Shared(value: Settings(name: "other")) }
      return name
    }
    await nextTurn()
    XCTAssertEqual(notifications.value, 1)
    XCTAssertEqual(shared.wrappedValue.name, "other")
  }

  private func check(
    _ read: @escaping @Sendable (Shared<Settings>) -> String,
    line: UInt = #line
  ) async {
    let notifications = LockIsolated(0)
    track(notifications) { [self] in
      let name = read(shared)
      change("first")
      return name
    }
    await nextTurn()
    XCTAssertEqual(notifications.value, 1, line: line)

    track(notifications) { [self] in
      let name = read(shared)
      change("second")
      change("third")
      return name
    }
    await nextTurn()
    XCTAssertEqual(notifications.value, 2, line: line)

    track(notifications) { read(shared) }
    change("fourth")
    XCTAssertEqual(notifications.value, 3, line: line)
  }

  private func track(_ notifications: LockIsolated<Int>, _ read: () -> String) {
    _ = withObservationTracking(read) { notifications.withValue { $0 += 1 } }
  }

  private func change(_ name: String) {
    onAnotherThread { [shared] in shared.withLock { $0.name = name } }
  }

  private nonisolated func onAnotherThread(_ operation: @escaping @Sendable () -> Void) {
    let isFinished = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      operation()
      isFinished.signal()
    }
    isFinished.wait()
  }

  private func nextTurn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
