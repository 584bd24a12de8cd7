import Dispatch
import XCTest

@testable import ComposableArchitecture

final class PermanentTableTests: XCTestCase {
  private final class Number: Sendable {
    let value: Int

    init(_ value: Int) {
      self.value = value
    }
  }

  func testInsertedValuesAreReturnedForTheirKeys() {
    let table = PermanentTable<Number>()
    XCTAssertNil(table[8])
    for index in 1...1000 {
      XCTAssertTrue(table.insert(Number(index), under: UInt(8 * index)))
    }
    for index in 1...1000 {
      XCTAssertEqual(table[UInt(8 * index)]?.value, index)
    }
    XCTAssertNil(table[8 * 1001])
  }

  func testInsertForAnExistingKeyDoesNotReplaceTheValue() {
    let table = PermanentTable<Number>()
    table.insert(Number(1), under: 8)
    XCTAssertTrue(table.insert(Number(2), under: 8))
    XCTAssertEqual(table[8]?.value, 1)
  }

  func testFullTableRejectsNewKeysAndReturnsInsertedValues() {
    let table = PermanentTable<Number>()
    var taken = 0
    while table.insert(Number(taken), under: UInt(8 * (taken + 1))) {
      taken += 1
    }
    XCTAssertGreaterThan(taken, 1000)
    XCTAssertEqual(table[8]?.value, 0)
    XCTAssertEqual(table[UInt(8 * taken)]?.value, taken - 1)
    XCTAssertNil(table[UInt(8 * (taken + 1))])
  }

  func testConcurrentReadsAndInsertsReturnTheInsertedValues() {
    let table = PermanentTable<Number>()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for index in 1...500 {
        let key = UInt(8 * index)
        if let found = table[key] {
          XCTAssertEqual(found.value, index)
        } else {
          table.insert(Number(index), under: key)
        }
      }
    }
    for index in 1...500 {
      XCTAssertEqual(table[UInt(8 * index)]?.value, index)
    }
  }
}
