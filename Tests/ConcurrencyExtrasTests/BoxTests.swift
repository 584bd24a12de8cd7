import ConcurrencyExtras
import XCTest

final class BoxTests: XCTestCase {
  func testUncheckedSendableForwardsToItsValue() {
    var box = UncheckedSendable([1])
    box.value.append(2)
    XCTAssertEqual(box.count, 2)
    XCTAssertEqual(box, UncheckedSendable([1, 2]))
  }

  func testUncheckedSendableIsAPropertyWrapper() {
    struct Model {
      @UncheckedSendable var names = ["Blob"]
    }
    var model = Model()
    model.names.append("Blob Jr.")
    XCTAssertEqual(model.$names.value, ["Blob", "Blob Jr."])
  }

  func testUncheckedSendableEncodesAndDecodesAsItsValue() throws {
    let data = try JSONEncoder().encode(UncheckedSendable([1, 2]))
    XCTAssertEqual(String(decoding: data, as: UTF8.self), "[1,2]")
    XCTAssertEqual(
      try JSONDecoder().decode(UncheckedSendable<[Int]>.self, from: data).value,
      [1, 2]
    )
  }

  func testUncheckedBoxIsAReferenceToASharedValue() {
    let box = UncheckedBox([1])
    let other = box
    other.value.append(2)
    XCTAssertEqual(box.value, [1, 2])
    XCTAssertEqual(box.count, 2)
  }

  func testUncheckedBoxIsAPropertyWrapper() {
    struct Model {
      @UncheckedBox var names = ["Blob"]
    }
    let model = Model()
    let copy = model
    copy.names.append("Blob Jr.")
    XCTAssertEqual(model.names, ["Blob", "Blob Jr."])
    XCTAssertTrue(model.$names === copy.$names)
  }

  func testActorIsolatedAppliesEveryConcurrentChange() async {
    let count = ActorIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...100 { group.addTask { await count.withValue { $0 += 1 } } }
    }
    let sum = await count.value
    XCTAssertEqual(sum, 100)
    await count.setValue(-1)
    let replaced = await count.value
    XCTAssertEqual(replaced, -1)
  }

  func testAnyHashableSendableComparesItsBase() {
    XCTAssertEqual(AnyHashableSendable(1), 1)
    XCTAssertEqual(AnyHashableSendable("a"), "a")
    XCTAssertEqual(AnyHashableSendable(true), true)
    XCTAssertEqual(AnyHashableSendable(1.5), 1.5)
    XCTAssertNotEqual(AnyHashableSendable("1"), 1)
    XCTAssertEqual(Set([AnyHashableSendable(1), 1, 2]).count, 2)
  }

  func testAnyHashableSendableUnwrapsANestedBase() {
    let inner = AnyHashableSendable(1)
    XCTAssertTrue(AnyHashableSendable(inner).base is Int)
    let existential: any Hashable & Sendable = inner
    XCTAssertTrue(AnyHashableSendable(existential).base is Int)
  }

  func testAnyHashableSendableEqualsAnAnyHashableOfItsBase() {
    XCTAssertEqual(AnyHashableSendable(1) as AnyHashable, 1 as AnyHashable)
    XCTAssertEqual(1 as AnyHashable, AnyHashableSendable(1) as AnyHashable)
    let values: [AnyHashable: String] = [AnyHashableSendable("id"): "found"]
    XCTAssertEqual(values["id"], "found")
  }

  func testAnyHashableSendableDescriptionIsThatOfItsBase() {
    XCTAssertEqual(AnyHashableSendable("a").description, "a")
    XCTAssertEqual(AnyHashableSendable("a").debugDescription, #"AnyHashableSendable("a")"#)
  }
}
