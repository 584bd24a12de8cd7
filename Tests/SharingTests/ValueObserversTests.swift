import ConcurrencyExtras
import Observation
import XCTest

@testable import Sharing

final class ValueObserversTests: XCTestCase {
  private let observers = ValueObservers<[Int: Int]>()
  private var value: [Int: Int] = [:]

  func testThePartsThatAreNoLongerReadAreForgotten() {
    for id in 0..<100_000 {
      observers.access(part(id))
      if id.isMultiple(of: 1_000) { change(-1) }
    }
    XCTAssertLessThanOrEqual(observers.recordCount, 4_000)
  }

  func testThePartsThatAreReadAgainAreRemembered() {
    for _ in 0..<100 {
      for id in 0..<1_000 { observers.access(part(id)) }
      change(-1)
      XCTAssertEqual(observers.recordCount, 1_000)
    }
  }

  func testAReaderWhoseRecordIsRemovedIsNotified() {
    let notifications = LockIsolated(0)
    withObservationTracking {
      observers.access(part(0))
    } onChange: {
      notifications.withValue { $0 += 1 }
    }
    for id in 1..<10_000 where notifications.value == 0 {
      observers.access(part(id))
      if id.isMultiple(of: 100) { change(-1) }
    }
    XCTAssertEqual(notifications.value, 1)
  }

  func testARecordIsRemovedAtTheSecondChangeWithoutARead() {
    observers.access(part(1))
    change(1)
    XCTAssertEqual(observers.recordCount, 1)
    observers.access(part(1))
    change(1)
    XCTAssertEqual(observers.recordCount, 1)
    change(1)
    XCTAssertEqual(observers.recordCount, 0)
  }

  private func part(_ id: Int) -> ValuePart<[Int: Int]> {
    ValuePart<Int?>.whole.prefixed(by: \[Int: Int].[id])
  }

  private func change(_ id: Int) {
    var newValue = value
    newValue[id, default: 0] += 1
    let oldValue = value
    value = newValue
    observers.notify(from: oldValue, to: newValue)
  }
}
