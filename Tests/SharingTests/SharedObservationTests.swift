import Observation
import Sharing
import XCTest

final class SharedObservationTests: XCTestCase {
  private struct Settings: Equatable, Sendable {
    var name = "Blob"
    var volume = 5
    var profile = Profile()
    var tags: [Int: String] = [:]
    var backup: Profile?
    var firstLetter: Character { name[name.startIndex] }
  }

  private struct Profile: Equatable, Sendable {
    var city = "Oslo"
    var street = "Karl Johan"
  }

  /// The number of notifications of an observer that reads again after each notification.
  private final class Observer: @unchecked Sendable {
    private(set) var count = 0
    private let read: () -> Void

    init(_ read: @escaping () -> Void) {
      self.read = read
      observe()
    }

    private func observe() {
      withObservationTracking(read) { [weak self] in
        guard let self else { return }
        count += 1
        // The value changes after the notification, so the next read must wait for the end of the
        // change.
        pending.append { self.observe() }
      }
    }
  }

  override func tearDown() {
    pending = []
    super.tearDown()
  }

  func testAChangeNotifiesReadersOfTheValue() {
    @Shared(value: 0) var count
    let observer = Observer { _ = count }

    $count.withLock { $0 = 1 }
    runPending()
    $count.withLock { $0 = 2 }

    XCTAssertEqual(observer.count, 2)
  }

  func testAnEqualValueNotifiesNoReader() {
    @Shared(value: 1) var count
    let observer = Observer { _ = count }

    $count.withLock { $0 = 1 }

    XCTAssertEqual(observer.count, 0)
  }

  func testAChangeOfAPropertyNotifiesReadersOfThatPropertyOnly() {
    @Shared(value: Settings()) var settings
    let name = Observer { _ = $settings.name.wrappedValue }
    let volume = Observer { _ = $settings.volume.wrappedValue }
    let city = Observer { _ = $settings.profile.city.wrappedValue }
    let profile = Observer { _ = $settings.profile.wrappedValue }

    $settings.volume.withLock { $0 = 6 }
    runPending()
    $settings.withLock { $0.profile.city = "Bergen" }
    runPending()
    $settings.withLock { $0.profile.street = "Torgallmenningen" }

    XCTAssertEqual([name, volume, city, profile].map(\.count), [0, 1, 1, 2])
  }

  func testAChangeNotifiesReadersOfAPropertyOfAnOptional() throws {
    @Shared(value: Settings?.some(Settings())) var settings
    let present = try XCTUnwrap(Shared($settings))
    let name = Observer { _ = present.name.wrappedValue }
    let volume = Observer { _ = present.volume.wrappedValue }

    $settings.withLock { $0?.name = "Blob Jr." }
    runPending()

    XCTAssertEqual([name, volume].map(\.count), [1, 0])

    $settings.withLock { $0 = nil }
    XCTAssertEqual([name, volume].map(\.count), [2, 1])
  }

  func testAReaderOfOneOfAThousandElementsIsNotifiedOfItsElementOnly() {
    @Shared(value: Settings()) var settings
    let observers = (0..<1_000).map { id in
      Observer { _ = $settings.tags[id].wrappedValue }
    }

    $settings.withLock { $0.tags[500] = "changed" }

    XCTAssertEqual(observers.map(\.count).reduce(0, +), 1)
    XCTAssertEqual(observers[500].count, 1)
  }

  func testAReaderOfAnElementIsNotifiedWhenTheElementIsRemoved() {
    @Shared(value: [1, 2]) var numbers
    let observer = Observer { _ = $numbers[1].wrappedValue }

    $numbers.withLock { $0.removeAll() }

    XCTAssertEqual(observer.count, 1)
  }

  func testAReaderOfAnOptionalElementIsNotifiedWhenTheElementIsRemoved() {
    @Shared(value: [1, nil]) var numbers: [Int?]
    let observer = Observer { _ = $numbers[1].wrappedValue }

    $numbers.withLock { $0.removeAll() }

    XCTAssertEqual(observer.count, 1)
  }

  func testAReaderOfAPropertyOfAnElementIsNotifiedWhenTheElementIsRemoved() {
    @Shared(value: [Profile()]) var profiles
    let observer = Observer { _ = $profiles[0].city.wrappedValue }
    let reader = Observer { _ = SharedReader($profiles)[0].city.wrappedValue }

    $profiles.withLock { $0.removeAll() }

    XCTAssertEqual([observer.count, reader.count], [1, 1])
  }

  func testAReaderOfAnUnwrappedOptionalIsNotifiedWhenTheOptionalBecomesNil() {
    @Shared(value: Settings(backup: Profile())) var settings
    let backup = Observer { _ = $settings.backup[dynamicMember: \.!.city].wrappedValue }
    let name = Observer { _ = $settings.name.wrappedValue }

    $settings.backup.withLock { $0 = nil }

    XCTAssertEqual([backup, name].map(\.count), [1, 0])
  }

  func testAReaderOfAComputedPropertyIsNotifiedWhenThePropertyCannotBeEvaluated() {
    @Shared(value: Settings()) var settings
    let observer = Observer { _ = $settings.firstLetter.wrappedValue }

    $settings.withLock { $0.name = "" }

    XCTAssertEqual(observer.count, 1)
  }

  func testAReaderThatIsReleasedIsNotEvaluated() {
    @Shared(value: [1, 2]) var numbers
    withObservationTracking {
      _ = $numbers[1].wrappedValue
    } onChange: {
    }
    $numbers.withLock { $0.append(3) }
    $numbers.withLock { $0.removeAll() }
    $numbers.withLock { $0.append(4) }

    XCTAssertEqual(numbers, [4])
  }

  func testAReplacedReferenceNotifiesReadersOfItsStatusAndOfItsProperties() {
    @Shared(value: Settings()) var first
    @Shared(value: Settings()) var second
    let reader = SharedReader($first)
    let observers = [
      Observer { _ = $first.isLoading },
      Observer { _ = $first.loadError },
      Observer { _ = $first.saveError },
      Observer { _ = $first.name.wrappedValue },
      Observer { _ = $first.profile.city.wrappedValue },
    ]
    let observersOfTheReader = [
      Observer { _ = reader.isLoading },
      Observer { _ = reader.loadError },
      Observer { _ = reader.name.wrappedValue },
    ]

    $first = $second
    runPending()
    XCTAssertEqual(observers.map(\.count), [1, 1, 1, 1, 1])

    $second.withLock { $0.name = "Blob Jr." }
    XCTAssertEqual(observers.map(\.count), [1, 1, 1, 2, 1])

    runPending()
    let counts = observersOfTheReader.map(\.count)
    reader.projectedValue = SharedReader(value: Settings())
    XCTAssertEqual(observersOfTheReader.map(\.count), counts.map { $0 + 1 })
  }

  func testAReplacedConstantNotifiesReaders() {
    let constant = SharedReader.constant(Settings())
    let observers = [
      Observer { _ = constant.wrappedValue },
      Observer { _ = constant.name.wrappedValue },
      Observer { _ = constant.isLoading },
      Observer { _ = constant.loadError },
    ]

    constant.projectedValue = SharedReader(value: Settings(name: "Blob Jr."))

    XCTAssertEqual(observers.map(\.count), [1, 1, 1, 1])
    XCTAssertEqual(constant.wrappedValue.name, "Blob Jr.")
  }

  func testAReplacementByTheSameReferenceNotifiesNoReader() {
    @Shared(value: 1) var count
    let observer = Observer { _ = count }

    $count = $count

    XCTAssertEqual(observer.count, 0)
  }

  func testAReplacedReferenceNotifiesReaders() {
    @Shared(value: 1) var first
    @Shared(value: 2) var second
    let observer = Observer { _ = first }

    $first = $second

    XCTAssertEqual(observer.count, 1)
  }

  func testAReaderOnAnotherThreadReadsTheNewValueAfterItsNotification() async {
    @Shared(value: 0) var count
    let shared = $count
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    withObservationTracking {
      _ = shared.wrappedValue
    } onChange: {
      Thread.detachNewThread {
        continuation.yield(shared.wrappedValue)
        continuation.finish()
      }
    }

    shared.withLock { value in
      value = 1
    }

    var values = stream.makeAsyncIterator()
    let value = await values.next()
    XCTAssertEqual(value, 1)
  }
}

nonisolated(unsafe) private var pending: [() -> Void] = []

/// Runs the reads that wait for the end of a change.
private func runPending() {
  let reads = pending
  pending = []
  for read in reads { read() }
}
