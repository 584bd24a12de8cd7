import IssueReporting
import Sharing
import TestSupport
import XCTest

final class SharedKeyTests: XCTestCase {
  private struct Failure: Error, Equatable {}

  /// A storage that completes loads and saves immediately, or when a test completes them.
  private final class Storage: @unchecked Sendable {
    var value: Int? = 1
    var contexts: [LoadContext<Int>] = []
    var loads: [LoadContinuation<Int>] = []
    var saves: [(Int, SaveContext, SaveContinuation)] = []
    var subscribers: [SharedSubscriber<Int>] = []
    var cancellations = 0
    var isImmediate = true
    /// Called during a load, before the load is completed.
    var onLoad: () -> Void = {}
  }

  private struct Key: SharedKey {
    let id: String
    let storage: Storage

    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
      storage.contexts.append(context)
      guard storage.isImmediate else { return storage.loads.append(continuation) }
      storage.onLoad()
      continuation.resume(with: .success(storage.value))
    }

    func subscribe(
      context: LoadContext<Int>,
      subscriber: SharedSubscriber<Int>
    ) -> SharedSubscription {
      storage.subscribers.append(subscriber)
      return SharedSubscription { storage.cancellations += 1 }
    }

    func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
      storage.saves.append((value, context, continuation))
      if storage.isImmediate { continuation.resume() }
    }
  }

  private let storage = Storage()
  private var key: Key { Key(id: "key", storage: storage) }

  func testAReferenceLoadsItsValue() {
    @Shared(key) var count = 0

    XCTAssertEqual(count, 1)
    XCTAssertFalse($count.isLoading)
  }

  func testEachLoadHasItsContext() async throws {
    @Shared(key) var count = 7
    try await $count.load()
    XCTAssertEqual(storage.contexts, [.initialValue(7), .userInitiated])
  }

  func testAReaderHasTheStatusOfItsKey() async throws {
    storage.isImmediate = false
    @SharedReader(key) var count = 3
    XCTAssertTrue($count.isLoading)
    storage.loads[0].resume(throwing: Failure())
    XCTAssertTrue($count.loadError is Failure)
    storage.isImmediate = true
    try await $count.load()
    XCTAssertEqual(count, 1)
    let required = try await SharedReader<Int>(require: key)
    XCTAssertEqual(required.wrappedValue, 1)
    XCTAssertEqual(SharedReader(value: 4).wrappedValue, 4)
  }

  private struct PlainKey: SharedReaderKey, Hashable {
    let number: Int

    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
      continuation.resumeReturningInitialValue()
    }

    func subscribe(
      context: LoadContext<Int>,
      subscriber: SharedSubscriber<Int>
    ) -> SharedSubscription {
      SharedSubscription {}
    }
  }

  func testAKeyWithoutAnIDIsItsOwnIdentity() {
    @SharedReader(PlainKey(number: 1)) var first = 1
    @SharedReader(PlainKey(number: 1)) var same = 2
    @SharedReader(PlainKey(number: 2)) var other = 3
    XCTAssertEqual([first, same, other], [1, 1, 3])
  }

  func testAMissingValueIsTheDefault() {
    storage.value = nil
    @Shared(key) var count = 5

    XCTAssertEqual(count, 5)
    XCTAssertEqual(storage.saves.count, 0)
  }

  func testAReferenceIsLoadingUntilItsKeyHasLoaded() {
    storage.isImmediate = false
    @Shared(key) var count = 0
    XCTAssertTrue($count.isLoading)
    XCTAssertEqual(count, 0)

    storage.loads[0].resume(returning: 42)

    XCTAssertFalse($count.isLoading)
    XCTAssertEqual(count, 42)
  }

  func testALoadErrorIsStoredUntilTheNextLoad() async throws {
    storage.isImmediate = false
    @Shared(key) var count = 3
    storage.loads[0].resume(throwing: Failure())
    XCTAssertEqual(count, 3)
    XCTAssertTrue($count.loadError is Failure)

    storage.isImmediate = true
    try await $count.load()

    XCTAssertNil($count.loadError)
    XCTAssertEqual(count, 1)
  }

  func testALoadDoesNotReplaceALaterChange() async throws {
    @Shared(key) var count = 0
    storage.onLoad = { [count = $count] in count.withLock { $0 = 2 } }
    try await $count.load()

    XCTAssertEqual(count, 2)
    XCTAssertFalse($count.isLoading)
    XCTAssertEqual(storage.saves.map(\.0), [2])
  }

  func testTheFirstLoadDoesNotReplaceALaterChange() {
    storage.isImmediate = false
    @Shared(key) var count = 0
    $count.withLock { $0 += 5 }
    storage.loads[0].resume(returning: 1)

    XCTAssertEqual(count, 5)
    XCTAssertFalse($count.isLoading)
  }

  func testAReferenceLoadsAnotherKeyOnceAndSavesNoDefault() async throws {
    let other = Storage()
    other.value = nil
    @Shared(key) var count = 0
    @SharedReader(key) var reader = 0
    try await $count.load(Key(id: "other", storage: other))
    XCTAssertEqual(count, 1)
    try await $reader.load(Key(id: "third", storage: other))

    XCTAssertEqual(other.contexts, [.userInitiated, .userInitiated])
    XCTAssertEqual(other.subscribers.count, 2)
    XCTAssertEqual(other.saves.count, 0)
    try await $count.load(key)
    XCTAssertEqual(storage.contexts, [.initialValue(0), .userInitiated])
  }

  func testALoadOfAnotherKeyInACancelledTaskReplacesTheReferenceAndThrows() async {
    let other = Storage()
    other.value = 7
    @Shared(key) var count = 0
    @SharedReader(key) var reader = 0
    let task = Task { [count = $count, reader = $reader, storage = other] in
      withUnsafeCurrentTask { $0?.cancel() }
      let keys = [Key(id: "other", storage: storage), Key(id: "third", storage: storage)]
      var errors: [any Error] = []
      do { try await count.load(keys[0]) } catch { errors.append(error) }
      do { try await reader.load(keys[1]) } catch { errors.append(error) }
      return errors.filter { $0 is CancellationError }.count
    }
    let errors = await task.value

    XCTAssertEqual(errors, 2)
    XCTAssertEqual([count, reader], [1, 1])
    XCTAssertEqual(other.contexts, [], "Nothing is loaded.")
    XCTAssertEqual(other.subscribers.count, 2)
    $count.withLock { $0 = 5 }
    XCTAssertEqual(other.saves.map(\.0), [5])
    XCTAssertEqual(storage.saves.count, 0)
  }

  func testEachChangeIsSavedInOrder() {
    @Shared(key) var count = 0

    $count.withLock { $0 = 10 }
    $count.withLock { $0 = 20 }

    XCTAssertEqual(storage.saves.map(\.0), [10, 20])
    XCTAssertEqual(storage.saves.map(\.1), [.didSet, .didSet])
  }

  func testASaveErrorIsStoredUntilTheNextSave() async throws {
    @Shared(key) var count = 0
    storage.isImmediate = false
    $count.withLock { $0 = 10 }
    storage.saves[0].2.resume(throwing: Failure())
    XCTAssertTrue($count.saveError is Failure)

    storage.isImmediate = true
    try await $count.save()

    XCTAssertNil($count.saveError)
    XCTAssertEqual(storage.saves.last?.0, 10)
    XCTAssertEqual(storage.saves.last?.1, .userInitiated)
  }

  func testASaveThatSucceedsEndsTheLoadError() async throws {
    storage.isImmediate = false
    @Shared(key) var count = 3
    storage.loads[0].resume(throwing: Failure())

    $count.withLock { $0 = 4 }
    XCTAssertTrue($count.loadError is Failure)
    storage.saves[0].2.resume(throwing: Failure())
    XCTAssertTrue($count.loadError is Failure)
    $count.withLock { $0 = 5 }
    storage.saves[1].2.resume()

    XCTAssertNil($count.loadError)
    XCTAssertNil($count.saveError)
  }

  func testALoadWhoseContinuationHasLeakedReturnsAndPreservesTheValue() async throws {
    @Shared(key) var count = 0
    $count.withLock { $0 = 5 }
    storage.isImmediate = false
    let recorder = IssueRecorder()
    let shared = $count
    let storage = storage
    try await withIssueReporters([recorder]) {
      let load = Task { try await shared.load() }
      while storage.loads.isEmpty { await Task.yield() }
      storage.loads = []
      try await load.value
      let save = Task { try await shared.save() }
      while storage.saves.count < 2 { await Task.yield() }
      storage.saves = []
      try await save.value
    }
    XCTAssertEqual(count, 5)
    XCTAssertFalse($count.isLoading)
    XCTAssertNil($count.loadError)
    XCTAssertEqual(recorder.messages.count, 2, "\(recorder.messages)")
    for message in recorder.messages {
      XCTAssertTrue(message.contains("has leaked") && message.contains("Key(id:"), message)
    }
  }

  func testAnObservedValueReplacesTheValueAndIsNotSaved() {
    @Shared(key) var count = 0

    storage.subscribers[0].yield(7)

    XCTAssertEqual(count, 7)
    XCTAssertEqual(storage.saves.count, 0)
    storage.subscribers[0].yieldReturningInitialValue()
    XCTAssertEqual(count, 0)
    storage.subscribers[0].yield(throwing: Failure())
    XCTAssertEqual(count, 0)
    XCTAssertTrue($count.loadError is Failure)
    storage.subscribers[0].yieldLoading()
    XCTAssertTrue($count.isLoading)
  }

  func testTheSubscriptionIsCancelledWithTheLastReference() {
    do {
      @Shared(key) var first = 0
      @Shared(key) var second = 0
      XCTAssertEqual(first, second)
      XCTAssertEqual(storage.subscribers.count, 1)
      XCTAssertEqual(storage.cancellations, 0)
    }
    XCTAssertEqual(storage.cancellations, 1)
  }

  func testAReaderAndAReferenceWithOneKeyShareTheValue() {
    @SharedReader(key) var reader = 0
    @Shared(key) var count = 0

    $count.withLock { $0 = 10 }

    XCTAssertEqual(reader, 10)
    XCTAssertEqual(storage.saves.map(\.0), [10])
  }

  func testAContinuationThatIsNotResumedIsReported() {
    storage.isImmediate = false
    @Shared(key) var count = 0

    let messages = recordMessages {
      storage.loads = []
    }
    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(
      messages[0].contains("was released before it was resumed"),
      messages[0]
    )

    XCTAssertFalse($count.isLoading)
  }

  func testAContinuationThatIsResumedTwiceIsReported() {
    storage.isImmediate = false
    @Shared(key) var count = 0
    storage.loads[0].resume(returning: 1)

    let messages = recordMessages {
      storage.loads[0].resume(returning: 2)
    }
    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(
      messages[0].contains("was resumed twice"),
      messages[0]
    )

    XCTAssertEqual(count, 1)
  }
}
