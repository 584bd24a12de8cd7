import ConcurrencyExtras
import Foundation
import IdentifiedCollections
import Observation
import Sharing
import XCTest

final class SharedTests: XCTestCase {
  func testACopySharesTheValue() {
    @Shared(value: 0) var count
    let copy = $count

    copy.withLock { $0 = 42 }

    XCTAssertEqual(count, 42)
  }

  func testTwoReferencesToNewValuesAreIndependent() {
    @Shared(value: 0) var first
    @Shared(value: 0) var second

    $first.withLock { $0 = 42 }

    XCTAssertEqual(second, 0)
  }

  func testWithLockReturnsTheResultOfItsOperation() {
    @Shared(value: [1, 2, 3]) var numbers

    let last = $numbers.withLock { $0.removeLast() }

    XCTAssertEqual(last, 3)
    XCTAssertEqual(numbers, [1, 2])
  }

  func testAReadInsideWithLockReturnsTheValueBeforeTheChange() {
    @Shared(value: 1) var count

    $count.withLock { value in
      value = 2
      XCTAssertEqual(count, 1)
    }

    XCTAssertEqual(count, 2)
  }

  func testChangesBeforeAnErrorArePreserved() {
    struct Failure: Error {}
    @Shared(value: 1) var count

    XCTAssertThrowsError(
      try $count.withLock { value in
        value = 2
        throw Failure()
      }
    )

    XCTAssertEqual(count, 2)
  }

  func testAConstantIgnoresChanges() {
    let count = Shared.constant(1)

    count.withLock { $0 = 2 }

    XCTAssertEqual(count.wrappedValue, 1)
  }

  func testAProjectedValueCanBeReplaced() {
    @Shared(value: 1) var first
    @Shared(value: 2) var second

    $first = $second
    $second.withLock { $0 = 3 }

    XCTAssertEqual(first, 3)
  }

  func testChangesOfManyThreadsAreAllMade() async {
    @Shared(value: 0) var count
    let shared = $count

    await withTaskGroup { group in
      for _ in 0..<100 {
        group.addTask {
          for _ in 0..<100 { shared.withLock { $0 += 1 } }
        }
      }
    }

    XCTAssertEqual(count, 10_000)
  }

  // MARK: Parts

  private struct Profile: Equatable, Sendable {
    var name = "Blob"
    var nickname: String?
    var initial: Character { name.first ?? "?" }
  }

  func testAPropertyIsAReferenceIntoTheValue() {
    @Shared(value: Profile()) var profile
    let name = $profile.name

    name.withLock { $0 = "Blob Jr." }

    XCTAssertEqual(profile.name, "Blob Jr.")
    XCTAssertEqual($profile.initial.wrappedValue, "B")
  }

  func testAnElementOfAnArrayIsAReferenceIntoTheValue() {
    @Shared(value: [1, 2, 3]) var numbers

    $numbers[1].withLock { $0 = 20 }

    XCTAssertEqual(numbers, [1, 20, 3])
  }

  func testAnOptionalThatIsNilHasNoReference() {
    @Shared(value: Profile()) var profile

    XCTAssertNil(Shared($profile.nickname))
    XCTAssertNil(SharedReader($profile.nickname))
  }

  func testAReferenceToAnOptionalChangesItsValue() throws {
    @Shared(value: Profile(nickname: "B")) var profile
    let nickname = try XCTUnwrap(Shared($profile.nickname))

    nickname.withLock { $0 = "Bl" }

    XCTAssertEqual(profile.nickname, "Bl")
  }

  func testAReferenceToAnOptionalPreservesItsLastValue() throws {
    @Shared(value: Profile(nickname: "B")) var profile
    let nickname = try XCTUnwrap(Shared($profile.nickname))

    $profile.nickname.withLock { $0 = nil }
    nickname.withLock { $0 = "ignored" }

    XCTAssertEqual(nickname.wrappedValue, "B")
    XCTAssertNil(profile.nickname)
  }

  // MARK: Conformances

  func testReferencesWithEqualValuesAreEqual() {
    @Shared(value: 1) var first
    @Shared(value: 1) var second
    @Shared(value: 2) var third

    XCTAssertEqual($first, $second)
    XCTAssertNotEqual($first, $third)
    XCTAssertEqual(Set([$first, $second, $third]).count, 2)
  }

  func testAReferenceIsEncodedAsItsValue() throws {
    @Shared(value: [1, 2]) var numbers

    let data = try JSONEncoder().encode($numbers)

    XCTAssertEqual(String(decoding: data, as: UTF8.self), "[1,2]")
    XCTAssertEqual(try JSONDecoder().decode(Shared<[Int]>.self, from: data), $numbers)
  }

  func testADescriptionContainsTheValue() {
    @Shared(value: "Blob") var name

    XCTAssertEqual($name.description, "Shared<String>(value: \"Blob\")")
    XCTAssertEqual(SharedReader($name).description, "SharedReader<String>(value: \"Blob\")")
    XCTAssertEqual(Shared.constant(0).description, "Shared<Int>(value: 0)")
  }

  func testADescriptionContainsTheKey() {
    @Shared(.inMemory("count")) var count = 0
    @SharedReader(.inMemory("count")) var reader = 0
    @Shared(.appStorage("isOn")) var isOn = false
    @Shared(.fileStorage(URL(filePath: "/file.json"))) var file = 0
    @Shared(InMemoryKey[.inMemory("start"), default: 1]) var start

    XCTAssertEqual($count.description, #"Shared<Int>(.inMemory("count"))"#)
    XCTAssertEqual($reader.description, #"SharedReader<Int>(.inMemory("count"))"#)
    XCTAssertEqual($isOn.description, #"Shared<Bool>(.appStorage("isOn"))"#)
    XCTAssertEqual($file.description, "Shared<Int>(.fileStorage(file:///file.json))")
    XCTAssertEqual($start.description, #"Shared<Int>(.inMemory("start"))"#)
  }

  func testADescriptionOfAPartContainsItsPath() throws {
    @Shared(value: Profile?.some(Profile(name: "A"))) var profile
    let present = try XCTUnwrap(Shared($profile))
    let origin = $profile.description.dropFirst("Shared<Optional<Profile>>(".count).dropLast()
    XCTAssertEqual(present.description, "Shared<Profile>(\(origin)!)")
    XCTAssertEqual(
      present.name.description,
      "Shared<String>(\(origin)![dynamicMember: \(\Profile.name)])"
    )
  }

  // MARK: Derived readers

  func testAClosureDerivesAReader() {
    @Shared(value: 1) var count
    let double: SharedReader<Int> = $count.read { $0 * 2 }
    let text: SharedReader<String> = SharedReader($count).read { "\($0)" }
    let notifications = LockIsolated(0)
    withObservationTracking {
      _ = double.wrappedValue
    } onChange: {
      notifications.withValue { $0 += 1 }
    }

    $count.withLock { $0 = 2 }

    XCTAssertEqual(double.wrappedValue, 4)
    XCTAssertEqual(text.wrappedValue, "2")
    XCTAssertEqual(notifications.value, 1)
    XCTAssertEqual($count.read { $0 * 3 }, 6)
  }

  private struct Row: Equatable, Sendable {
    let number: Int
    var title = ""
  }

  func testTheElementsOfAnIdentifiedArrayAreReferences() throws {
    @Shared(
      value: IdentifiedArray(uniqueElements: [Row(number: 1), Row(number: 2)], id: \.number)
    ) var rows
    let references = Array($rows)
    let readers = Array(SharedReader($rows))

    references[1].title.withLock { $0 = "changed" }

    XCTAssertEqual(rows[id: 2]?.title, "changed")
    XCTAssertEqual(readers.map(\.wrappedValue.title), ["", "changed"])

    $rows.withLock { _ = $0.remove(id: 2) }
    references[1].title.withLock { $0 = "again" }

    XCTAssertEqual(references[1].wrappedValue.title, "changed")
    XCTAssertEqual(rows.count, 1)
  }

  // MARK: Readers

  func testAReaderReadsTheChangesOfItsReference() {
    @Shared(value: 0) var count
    let reader = SharedReader($count)

    $count.withLock { $0 = 42 }

    XCTAssertEqual(reader.wrappedValue, 42)
  }

  func testAReaderOfAPropertyReadsItsChanges() {
    @Shared(value: Profile()) var profile
    let initial = SharedReader($profile).initial

    $profile.withLock { $0.name = "Mr. Blob" }

    XCTAssertEqual(initial.wrappedValue, "M")
  }

  func testAReaderOfAConstantReadsItsValue() async throws {
    let reader = SharedReader.constant(Profile())

    XCTAssertEqual(reader.wrappedValue.name, "Blob")
    XCTAssertEqual(reader.name.wrappedValue, "Blob")
    XCTAssertFalse(reader.isLoading)
    XCTAssertNil(reader.loadError)
    try await reader.load()
    XCTAssertEqual(reader.wrappedValue, Profile())
  }

  func testAReaderOfAnOptionalReadsItsValueAndPreservesItsLastValue() throws {
    @Shared(value: Profile(nickname: "B")) var profile
    let readers = [
      try XCTUnwrap(SharedReader($profile.nickname)),
      try XCTUnwrap(SharedReader(SharedReader($profile.nickname))),
    ]
    XCTAssertEqual(readers.map(\.wrappedValue), ["B", "B"])

    $profile.nickname.withLock { $0 = "Bl" }
    XCTAssertEqual(readers.map(\.wrappedValue), ["Bl", "Bl"])

    $profile.nickname.withLock { $0 = nil }
    XCTAssertEqual(readers.map(\.wrappedValue), ["Bl", "Bl"])
  }

  // MARK: Values over time

  func testThePublisherEmitsTheCurrentValueAndEachChange() async {
    @Shared(value: 1) var count
    var values = $count.publisher.makeAsyncIterator()

    $count.withLock { $0 = 2 }
    $count.withLock { $0 = 3 }

    var received: [Int?] = []
    for _ in 1...3 { await received.append(values.next()) }
    XCTAssertEqual(received, [1, 2, 3])
  }

  func testThePublisherEmitsTheValuesOfAReplacedReference() async {
    @Shared(value: 1) var first
    @Shared(value: 10) var second
    var values = $first.publisher.makeAsyncIterator()

    $first = $second
    $second.withLock { $0 = 11 }

    var received: [Int?] = []
    for _ in 1...3 { await received.append(values.next()) }
    XCTAssertEqual(received, [1, 10, 11])
  }

  func testThePublisherDoesNotEmitChangesOfTheReferenceThatWasReplaced() async {
    @Shared(value: 1) var count
    let old = Shared(projectedValue: Shared(value: 2))
    $count = old
    var values = $count.publisher.makeAsyncIterator()
    $count = Shared(value: 3)
    old.withLock { $0 = 4 }
    $count.withLock { $0 = 5 }

    var received: [Int?] = []
    for _ in 1...3 { await received.append(values.next()) }
    XCTAssertEqual(received, [2, 3, 5])
  }

  func testAProjectedArgumentSharesTheValue() {
    @Shared(value: 0) var count
    let increment: (Shared<Int>) -> Void = { $count in $count.withLock { $0 += 1 } }
    increment($count)
    XCTAssertEqual(count, 1)
  }

  @available(*, deprecated)
  func testAnAssignmentChangesTheSharedValue() {
    @Shared(value: 0) var count
    let copy = $count
    copy.wrappedValue = 1
    count += 1
    XCTAssertEqual(copy.wrappedValue, 2)
  }

  func testReadReturnsTheResultOfItsOperation() {
    @Shared(value: [1, 2, 3]) var numbers
    XCTAssertEqual($numbers.read { $0.count }, 3)
    XCTAssertEqual(SharedReader($numbers).read { $0.count }, 3)
  }

  func testThePublisherDoesNotRetainTheValueAfterItsIterationEnds() async {
    /// The function returns when all of its references are released, also in an optimized program.
    @inline(never)
    func iterate(_ value: UncheckedSendableObject) async {
      var values = Shared(value: value).publisher.makeAsyncIterator()
      _ = await values.next()
    }

    weak var object: NSObject?
    @inline(never)
    func create() -> UncheckedSendableObject {
      let value = NSObject()
      object = value
      return UncheckedSendableObject(object: value)
    }

    await iterate(create())
    XCTAssertNil(object)
  }

  private struct UncheckedSendableObject: @unchecked Sendable {
    let object: NSObject
  }
}
