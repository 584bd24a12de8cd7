import ConcurrencyExtras
import Dependencies
import Foundation
import Observation
import Sharing
import TestSupport
import XCTest

/// Code of the user that needs another value while another thread needs its value.
final class SharedLockTests: XCTestCase {
  private enum Setting: TestDependencyKey {
    static let onCreation = LockIsolated<@Sendable () -> Void>({})
    static let creations = LockIsolated(0)

    static var testValue: Int {
      creations.withValue { $0 += 1 }
      let number = creations.value
      let onCreation = onCreation.value
      if number == 1 { onCreation() }
      return number
    }
  }

  override func setUp() {
    super.setUp()
    Setting.creations.setValue(0)
  }

  override func tearDown() {
    Setting.onCreation.setValue({})
    super.tearDown()
  }

  func testADefaultThatChangesASharedValueAndAChangeThatReadsADependencyDoNotBlockEachOther() {
    let count = Shared(value: 0)
    let meeting = MeetingPoint()
    let values = LockIsolated<[Int]>([])
    Setting.onCreation.setValue {
      meeting.arriveFirst()
      _ = count.wrappedValue
      count.withLock { $0 += 1 }
    }

    let isFinished = finishTogether(
      {
        @Dependency(Setting.self) var setting
        let value = setting
        values.withValue { $0.append(value) }
      },
      {
        count.withLock { count in
          meeting.arriveSecond()
          @Dependency(Setting.self) var setting
          let value = setting
          values.withValue { $0.append(value) }
          count += 10
        }
      }
    )

    XCTAssertTrue(isFinished)
    guard isFinished else { return }
    XCTAssertEqual(count.wrappedValue, 11)
    @Dependency(Setting.self) var setting
    XCTAssertEqual(values.value, [setting, setting])
  }

  func testAReadDoesNotWaitForARunningChange() {
    let count = Shared(value: 0)
    let start = MeetingPoint()
    let end = MeetingPoint()
    let results = LockIsolated<[Bool]>([])
    let isFinished = finishTogether(
      {
        count.withLock { count in
          start.arriveFirst()
          count = 1
          let isRead = end.arriveFirst()
          results.withValue { $0.append(isRead) }
        }
      },
      {
        start.arriveSecond()
        let value = count.wrappedValue
        results.withValue { $0.append(value == 0) }
        end.arriveSecond()
      }
    )
    XCTAssertTrue(isFinished)
    XCTAssertEqual(results.value, [true, true])
    XCTAssertEqual(count.wrappedValue, 1)
  }

  func testObserversThatChangeEachOthersValuesDoNotBlockEachOther() {
    let values = [Shared(value: 0), Shared(value: 0)]
    let meeting = MeetingPoint()
    // `Observation` calls an observer again if its value changes while the observer runs.
    let notified = LockIsolated<Set<Int>>([])
    withObservationTracking {
      _ = values[0].wrappedValue
    } onChange: {
      guard notified.withValue({ $0.insert(0).inserted }) else { return }
      meeting.arriveFirst()
      values[1].withLock { $0 += 1 }
    }
    withObservationTracking {
      _ = values[1].wrappedValue
    } onChange: {
      guard notified.withValue({ $0.insert(1).inserted }) else { return }
      meeting.arriveSecond()
      values[0].withLock { $0 += 1 }
    }

    let isFinished = finishTogether(
      { values[0].withLock { $0 += 10 } },
      { values[1].withLock { $0 += 10 } }
    )

    XCTAssertTrue(isFinished)
    guard isFinished else { return }
    XCTAssertEqual(values.map(\.wrappedValue), [11, 11])
  }

  func testAnObserverOfANestedChangeDoesNotRunInsideOfTheOuterChange() {
    let outer = Shared(value: 0)
    let inner = Shared(value: 0)
    let events = LockIsolated<[String]>([])
    withObservationTracking {
      _ = inner.wrappedValue
    } onChange: {
      events.withValue { $0.append("observer reads \(outer.wrappedValue)") }
    }

    outer.withLock { value in
      inner.withLock { $0 = 1 }
      events.withValue { $0.append("inner is \(inner.wrappedValue)") }
      value = 1
    }

    XCTAssertEqual(events.value, ["inner is 1", "observer reads 1"])
  }

  /// A key that calls functions of a test.
  private struct Key: SharedKey {
    let id: String
    var onLoad: @Sendable () -> Int = { 0 }
    var onSave: @Sendable (Int) -> Void = { _ in }

    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
      continuation.resume(returning: onLoad())
    }

    func subscribe(
      context: LoadContext<Int>,
      subscriber: SharedSubscriber<Int>
    ) -> SharedSubscription {
      SharedSubscription()
    }

    func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
      onSave(value)
      continuation.resume()
    }
  }

  func testKeysThatLoadEachOthersValuesDoNotBlockEachOther() {
    let meeting = MeetingPoint()
    let loads = LockIsolated(0)
    @Sendable func first() -> Key {
      Key(
        id: "first",
        onLoad: {
          loads.withValue { $0 += 1 }
          if loads.value <= 2 { meeting.arriveFirst() }
          return Shared(wrappedValue: 0, Key(id: "second") { 2 }).wrappedValue + 1
        }
      )
    }
    @Sendable func second() -> Key {
      Key(
        id: "second",
        onLoad: {
          loads.withValue { $0 += 1 }
          if loads.value <= 2 { meeting.arriveSecond() }
          return Shared(wrappedValue: 0, first()).wrappedValue + 1
        }
      )
    }
    let references = LockIsolated<[Shared<Int>]>([])

    let isFinished = finishTogether(
      {
        let reference = Shared(wrappedValue: 0, first())
        references.withValue { $0.append(reference) }
      },
      {
        let reference = Shared(wrappedValue: 0, second())
        references.withValue { $0.append(reference) }
      }
    )

    XCTAssertTrue(isFinished)
    XCTAssertEqual(references.value.count, 2)
  }

  func testThreadsThatUseAKeyAtTheSameTimeLoadItOnce() {
    let loads = LockIsolated(0)
    let references = LockIsolated<[Shared<Int>]>([])
    let key = Key(
      id: "slow",
      onLoad: {
        loads.withValue { $0 += 1 }
        Thread.sleep(forTimeInterval: 0.05)
        return 42
      }
    )
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let reference = Shared(wrappedValue: 0, key)
      let value = reference.wrappedValue
      references.withValue { $0.append(reference) }
      XCTAssertEqual(value, 42)
    }
    XCTAssertEqual(loads.value, 1)
    references.value[0].withLock { $0 = 43 }
    XCTAssertEqual(references.value.map(\.wrappedValue), Array(repeating: 43, count: 8))
  }

  func testSavesThatChangeEachOthersValuesDoNotBlockEachOther() {
    let meeting = MeetingPoint()
    let values = LockIsolated<[Shared<Int>]>([])
    let first = Shared(
      wrappedValue: 0,
      Key(id: "first") {
        0
      } onSave: { value in
        guard value == 10 else { return }
        meeting.arriveFirst()
        values.value[1].withLock { $0 += 1 }
      }
    )
    let second = Shared(
      wrappedValue: 0,
      Key(id: "second") {
        0
      } onSave: { value in
        guard value == 10 else { return }
        meeting.arriveSecond()
        values.value[0].withLock { $0 += 1 }
      }
    )
    values.setValue([first, second])

    let isFinished = finishTogether(
      { first.withLock { $0 += 10 } },
      { second.withLock { $0 += 10 } }
    )

    XCTAssertTrue(isFinished)
    guard isFinished else { return }
    XCTAssertEqual([first.wrappedValue, second.wrappedValue], [11, 11])
  }

  func testChangesOfManyThreadsAreSavedInOrder() async {
    let saved = LockIsolated<[Int]>([])
    let count = Shared(
      wrappedValue: 0,
      Key(id: "count") {
        0
      } onSave: { value in
        saved.withValue { $0.append(value) }
      }
    )
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<100 { count.withLock { $0 += 1 } }
    }
    await holds { saved.value.last == 800 }
    XCTAssertEqual(saved.value.last, 800)
    XCTAssertEqual(saved.value, Array(Set(saved.value)).sorted())
  }

  func testOfTheChangesDuringASaveOnlyTheLastIsSavedByAnotherThread() async {
    let saved = LockIsolated<[Int]>([])
    let isSavedByChangingThread = LockIsolated<[Bool]>([])
    let changingThread = LockIsolated<pthread_t?>(nil)
    let count = LockIsolated<Shared<Int>?>(nil)
    let shared = Shared(
      wrappedValue: 0,
      Key(id: "slow count") {
        0
      } onSave: { value in
        isSavedByChangingThread.withValue { $0.append(pthread_self() == changingThread.value) }
        saved.withValue { $0.append(value) }
        guard value == 1 else { return }
        // Changes of another thread while this thread saves.
        let thread = Thread { for _ in 0..<100 { count.value?.withLock { $0 += 1 } } }
        thread.start()
        while count.value?.wrappedValue != 101 { sched_yield() }
        while !thread.isFinished { sched_yield() }
      }
    )
    count.setValue(shared)
    changingThread.setValue(pthread_self())
    shared.withLock { $0 = 1 }
    await holds { saved.value.count == 2 }
    XCTAssertEqual(saved.value, [1, 101])
    XCTAssertEqual(isSavedByChangingThread.value, [true, false])
    count.setValue(nil)
  }

  func testEachChangeThatASaveMakesIsSavedByTheSameThread() {
    let saved = LockIsolated<[Int]>([])
    let count = LockIsolated<Shared<Int>?>(nil)
    let shared = Shared(
      wrappedValue: 0,
      Key(id: "own count") {
        0
      } onSave: { value in
        saved.withValue { $0.append(value) }
        if value < 3 { count.value?.withLock { $0 += 1 } }
      }
    )
    count.setValue(shared)
    shared.withLock { $0 = 1 }
    XCTAssertEqual(saved.value, [1, 2, 3])
    count.setValue(nil)
  }

  private func holds(_ condition: () -> Bool) async {
    for _ in 0..<1_000 where !condition() { try? await Task.sleep(for: .milliseconds(5)) }
  }

  /// A value whose deinitializer changes another shared value.
  private final class Note: Sendable {
    let counter: Shared<Int>?

    init(_ counter: Shared<Int>? = nil) {
      self.counter = counter
    }

    deinit {
      guard let counter else { return }
      @Shared(.inMemory("released")) var released = 0
      $released.withLock { $0 += 1 }
      counter.withLock { $0 += 1 }
    }
  }

  func testADeinitializerOfAStoredValueCanUseTheStorage() {
    let counter = Shared(value: 0)
    let isFinished = finishTogether {
      let note = Shared(wrappedValue: Note(counter), .inMemory("note"))
      note.withLock { $0 = Note(counter) }
      note.withLock { $0 = Note() }
    }
    XCTAssertTrue(isFinished)
    guard isFinished else { return }
    XCTAssertEqual(counter.wrappedValue, 2)
    @Shared(.inMemory("released")) var released = 0
    XCTAssertEqual(released, 2)
  }

  /// The identity of a key whose comparison reads another shared value.
  private struct Identity: Hashable, Sendable {
    let name: String

    static func == (lhs: Self, rhs: Self) -> Bool {
      @Shared(.inMemory("comparisons")) var comparisons = 0
      $comparisons.withLock { $0 += 1 }
      return lhs.name == rhs.name
    }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  private struct IdentityKey: SharedReaderKey {
    let id: Identity

    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
      continuation.resumeReturningInitialValue()
    }

    func subscribe(
      context: LoadContext<Int>,
      subscriber: SharedSubscriber<Int>
    ) -> SharedSubscription {
      SharedSubscription()
    }
  }

  func testTheIdentityOfAKeyCanUseASharedValue() {
    let isFinished = finishTogether {
      @SharedReader(IdentityKey(id: Identity(name: "a"))) var first = 1
      @SharedReader(IdentityKey(id: Identity(name: "a"))) var second = 2
      XCTAssertEqual([first, second], [1, 1])
    }
    XCTAssertTrue(isFinished)
  }

  func testADecoderThatChangesASharedValueDoesNotBlockAChangeThatLoadsTheFile() {
    let url = URL(filePath: "/file.json")
    let meeting = MeetingPoint()
    let count = Shared(value: 0)
    let values = LockIsolated<[String]>([])

    let isFinished = withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: LockIsolated([url: Data("b".utf8)]))
    } operation: {
      let texts = FileStorageKey<String>.fileStorage(
        url,
        decode: { @Sendable data in
          meeting.arriveFirst()
          count.withLock { $0 += 1 }
          return String(decoding: data, as: UTF8.self)
        },
        encode: { @Sendable in Data($0.utf8) }
      )
      let bytes = FileStorageKey<[UInt8]>.fileStorage(
        url,
        decode: { @Sendable in Array($0) },
        encode: { @Sendable in Data($0) }
      )
      return finishTogether(
        {
          let text = Shared(wrappedValue: "a", texts)
          values.withValue { $0.append(text.wrappedValue) }
        },
        {
          count.withLock { count in
            meeting.arriveSecond()
            count += Shared(wrappedValue: [], bytes).wrappedValue.isEmpty ? 0 : 10
          }
        }
      )
    }

    XCTAssertTrue(isFinished)
    guard isFinished else { return }
    XCTAssertEqual(count.wrappedValue, 11)
    XCTAssertEqual(values.value, ["b"])
  }
}
