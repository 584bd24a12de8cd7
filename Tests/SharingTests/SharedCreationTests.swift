import ConcurrencyExtras
import Dependencies
import Foundation
import Sharing
import TestSupport
import XCTest

/// Shared values that threads create, change and release at the same time, also while they create
/// the defaults of dependencies.
final class SharedCreationTests: XCTestCase {
  func testChangesOfDefaultsOnManyThreadsAreAllMade() {
    for threadCount in [2, 3, 4, 8, 16] {
      for round in 0..<(Sanitizer.isActive ? 5 : 30) {
        Launches.counts.setValue([:])
        let values = DependencyValues()
        let isFinished = run(onThreads: threadCount) { thread in
          DependencyValues.withCurrent(values) {
            for step in 0..<Launches.all.count {
              Launches.all[(thread + step) % Launches.all.count](values)
              Launches.change("direct")
            }
          }
        }
        XCTAssertTrue(isFinished)
        guard isFinished else { return }
        XCTAssertEqual(
          Launches.counts.value["direct"],
          threadCount * Launches.all.count,
          "\(threadCount) threads, round \(round)"
        )
        DependencyValues.withCurrent(values) {
          let stored = Launches.counts.value.keys.reduce(into: [:]) { stored, name in
            stored[name] = Shared(wrappedValue: 0, .inMemory(name)).wrappedValue
          }
          XCTAssertEqual(stored, Launches.counts.value, "\(threadCount) threads, round \(round)")
        }
        if testRun?.totalFailureCount != 0 { return }
      }
    }
  }

  func testAReferenceThatAnotherThreadHasChangedDuringALoadIsLoadedAgain() {
    let storage = LockIsolated(0)
    let isLoaded = LockIsolated(false)
    @Sendable func key() -> StorageKey {
      StorageKey(storage: storage) {
        let isFirst = isLoaded.withValue { isLoaded in
          defer { isLoaded = true }
          return !isLoaded
        }
        guard isFirst else { return }
        // Inside of `withLock`, a thread doesn't wait for a reference that another thread creates.
        let isFinished = finishTogether {
          Shared(value: 0).withLock { _ in
            Shared(wrappedValue: 0, key()).withLock { $0 += 1 }
          }
        }
        XCTAssertTrue(isFinished)
      }
    }
    let count = Shared(wrappedValue: 0, key())
    XCTAssertEqual(count.wrappedValue, 1)
    count.withLock { $0 += 10 }
    XCTAssertEqual(storage.value, 11)
  }

  func testReferencesThatAreCreatedAtTheSameTimeAsAnotherIsReleasedShareTheValue() {
    let storage = LockIsolated(0)
    let loads = LockIsolated(0)
    let hasStarted = DispatchSemaphore(value: 0)
    let canContinue = DispatchSemaphore(value: 0)
    let isReleased = DispatchSemaphore(value: 0)
    let key = StorageKey(storage: storage) {
      let load = loads.withValue {
        $0 += 1
        return $0
      }
      switch load {
      case 1:
        hasStarted.signal()
        _ = canContinue.wait(timeout: .now() + 5)
      case 2:
        // The first thread finishes and releases its reference during this load.
        canContinue.signal()
        _ = isReleased.wait(timeout: .now() + 5)
      default: break
      }
    }
    let late = LockIsolated<Shared<Int>?>(nil)
    let isFinished = finishTogether(
      {
        Shared(wrappedValue: 0, key).withLock { $0 += 1 }
        isReleased.signal()
      },
      {
        _ = hasStarted.wait(timeout: .now() + 5)
        Shared(value: 0).withLock { _ in
          let reference = Shared(wrappedValue: 0, key)
          late.setValue(reference)
        }
      }
    )
    XCTAssertTrue(isFinished)
    let count = Shared(wrappedValue: 0, key)
    count.withLock { $0 += 10 }
    XCTAssertEqual(late.value?.wrappedValue, 11)
    late.value?.withLock { $0 += 100 }
    XCTAssertEqual(count.wrappedValue, 111)
    XCTAssertEqual(storage.value, 111)
  }

  /// Runs an operation on several threads at once. Returns whether all have returned in time.
  private func run(onThreads count: Int, _ operation: @escaping @Sendable (Int) -> Void) -> Bool {
    let start = DispatchSemaphore(value: 0)
    let group = DispatchGroup()
    for index in 0..<count {
      group.enter()
      Thread.detachNewThread {
        start.wait()
        operation(index)
        group.leave()
      }
    }
    for _ in 0..<count { start.signal() }
    return group.wait(timeout: .now() + 60) == .success
  }
}

/// A key of one number, with a function that is called between the read of the storage and the end
/// of the load.
private struct StorageKey: SharedKey {
  let storage: LockIsolated<Int>
  var onLoad: @Sendable () -> Void

  var id: ObjectIdentifier { ObjectIdentifier(storage) }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    let value = storage.value
    onLoad()
    continuation.resume(returning: value)
  }

  func subscribe(
    context: LoadContext<Int>,
    subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    SharedSubscription()
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    storage.setValue(value)
    continuation.resume()
  }
}

/// Dependencies whose creation changes shared values.
private enum Launches {
  /// The number of changes of each shared value.
  static let counts = LockIsolated<[String: Int]>([:])

  static let all: [@Sendable (DependencyValues) -> Void] = [
    { _ = $0[First<Int8>.self] }, { _ = $0[First<Int16>.self] }, { _ = $0[First<Int32>.self] },
    { _ = $0[Second<Int8>.self] }, { _ = $0[Second<Int16>.self] }, { _ = $0[Second<Int32>.self] },
    { _ = $0[Third<Int8>.self] }, { _ = $0[Third<Int16>.self] },
  ]

  static func change(_ name: String) {
    counts.withValue { $0[name, default: 0] += 1 }
    @Shared(.inMemory(name)) var count = 0
    $count.withLock { $0 += 1 }
  }

  enum First<ID>: TestDependencyKey {
    static var testValue: Int {
      change("\(ID.self)")
      change("first")
      return 1
    }
  }

  enum Second<ID>: TestDependencyKey {
    static var testValue: Int {
      change("second")
      return DependencyValues._current[First<ID>.self] + 1
    }
  }

  enum Third<ID>: TestDependencyKey {
    static var testValue: Int {
      @Shared(.inMemory("\(ID.self)")) var count = 0
      counts.withValue { $0["\(ID.self)", default: 0] += 1 }
      // The closure of `withLock` creates other defaults.
      return $count.withLock {
        $0 += 1
        @Shared(.inMemory("third")) var third = 0
        counts.withValue { $0["third", default: 0] += 1 }
        $third.withLock { $0 += 1 }
        return $0
      }
    }
  }
}
