import ConcurrencyExtras
import XCTest

@testable import ObservableObjects

final class ObjectPublisherTests: XCTestCase {
  func testPublishedPropertyNotifiesBeforeEachAssignment() {
    let model = Model()
    let names = LockIsolated<[String]>([])
    let cancel = model.objectWillChange.observe { [unowned model] in
      names.withValue { $0.append(model.name) }
    }
    model.name = "a"
    model.name = "b"
    model.name = "b"
    XCTAssertEqual(names.value, ["", "a", "b"])
    cancel()
    model.name = "c"
    XCTAssertEqual(names.value.count, 3)
    XCTAssertEqual(model.name, "c")
  }

  func testObjectWithoutPublishedPropertiesNotifiesByItself() {
    let plain = Plain()
    let count = LockIsolated(0)
    let cancel = plain.objectWillChange.observe { count.withValue { $0 += 1 } }
    plain.objectWillChange.send()
    XCTAssertEqual(count.value, 1)
    cancel()
  }

  func testPublisherThatAClassDeclaresIsUsed() {
    let custom = Custom()
    let count = LockIsolated(0)
    let cancel = custom.objectWillChange.observe { count.withValue { $0 += 1 } }
    custom.value = 1
    XCTAssertEqual(count.value, 1)
    cancel()
  }

  func testPublisherOfAnObjectRemainsTheSame() {
    let (first, second) = (Model(), Model())
    XCTAssert(first.objectWillChange === first.objectWillChange)
    XCTAssert(first.objectWillChange !== second.objectWillChange)
  }

  func testPropertyOfASubclassNotifiesTheObserversOfTheObject() {
    let model = Submodel()
    let count = LockIsolated(0)
    let cancel = model.objectWillChange.observe { count.withValue { $0 += 1 } }
    model.name = "a"
    model.age = 1
    XCTAssertEqual(count.value, 2)
    cancel()
  }

  func testPublishersOfReleasedObjectsAreRemoved() {
    for _ in 0..<1_000 { Model().name = "a" }
    XCTAssertLessThan(ObservableObjectPublishers.shared.count, 100)
  }

  func testObserverCanRemoveItselfWhileItIsNotified() {
    let publisher = ObservableObjectPublisher()
    let cancel = LockIsolated<(@Sendable () -> Void)?>(nil)
    let count = LockIsolated(0)
    let token = publisher.observe {
      count.withValue { $0 += 1 }
      cancel.value?()
    }
    cancel.setValue(token)
    publisher.send()
    publisher.send()
    XCTAssertEqual(count.value, 1)
  }
}

// Safe, because each test uses its objects on one thread.
private class Model: ObservableObject, @unchecked Sendable {
  @Published var name = ""
}

private final class Submodel: Model, @unchecked Sendable {
  @Published var age = 0
}

private final class Plain: ObservableObject {}

private final class Custom: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @Published var value = 0
}
