import ComposableArchitecture
import TestSupport
import XCTest

/// Readers, each of which shows the current value or is notified after any change or restoration.
@MainActor
final class StaleReaderTests: XCTestCase {
  /// Changes each part in each way, and then restores the part in each way.
  func testRestoringAPartByAnyWayNotifiesItsReaders() async {
    var stale: [String: String] = [:]
    for place in OfficePlace.all {
      for change in place.changes(8).indices {
        for restoration in place.restorations(Office.State()).indices {
          for number in [7, 8] {
            restore(place, change: change, restoration: restoration, number: number, &stale)
          }
        }
      }
    }
    for (kind, example) in stale.sorted(by: { $0.key < $1.key }) { XCTFail("\(kind): \(example)") }
  }

  private func restore(
    _ place: OfficePlace,
    change: Int,
    restoration: Int,
    number: Int,
    _ stale: inout [String: String]
  ) {
    let store = Store(initialState: Office.State()) { Office() }
    let saved = store.withState { $0 }
    let readers = OfficeReader.all(in: store)
    readers.forEach { $0.read() }
    let changed = place.changes(number)[change]
    let restored = place.restorations(saved)[restoration]
    for (verb, step) in [("changed", changed), ("restored", restored)] {
      store.send(step.action)
      for reader in readers {
        guard let missed = reader.missedChange else { continue }
        stale["\(verb) \(step.name)"] = "\(missed), changed \(changed.name)"
      }
      // The notified readers read again.
      for reader in readers where reader.isNotified { reader.read() }
    }
  }

  /// Changes each part in each way. A reader of an unchanged value is not notified, although copies
  /// are assigned.
  func testChangingAPartByAnyWayNotifiesOnlyReadersOfChangedValues() async {
    // These ways may replace the element of the list, and therefore notify the readers of the list.
    let exceptions: Set = [
      "row in a generic function by inout", "row in a generic function by copy",
      "row in a generic function by copy of the whole state", "row with a default by copy",
    ]
    var problems: Set<String> = []
    for place in OfficePlace.all {
      for change in place.changes(8) where !exceptions.contains(change.name) {
        let store = Store(initialState: Office.State()) { Office() }
        let readers = OfficeReader.all(in: store)
        readers.forEach { $0.read() }
        store.send(change.action)
        for reader in readers where reader.isNotified && !reader.isOutdated {
          problems.insert("\(reader.name) was notified of \(change.name)")
        }
        XCTAssertTrue(readers.contains { $0.isOutdated }, "\(change.name) changed nothing.")
      }
    }
    XCTAssertEqual(problems, [])
  }

  /// Performs random changes and restorations. Each failure contains its seed. Set `SEED=<seed>` to
  /// repeat the series.
  func testRandomChangesAndRestorationsNotifyAllReaders() async {
    Seeds.forEach(3) { seed in
      var series = OfficeSeries(seed: seed)
      for step in 0..<2400 { series.perform(step) }
      for (reader, example) in series.stale.sorted(by: { $0.key < $1.key }) {
        XCTFail("SEED=\(seed): \(reader): \(example)")
      }
      XCTAssertGreaterThan(series.changeCount, 2400)
    }
  }
}

/// A series of random changes of an office with readers.
@MainActor
struct OfficeSeries {
  private var generator: SeededGenerator
  private let store = Store(initialState: Office.State()) { Office() }
  private let readers: [OfficeReader]
  private let places = OfficePlace.all
  private var saved: [Office.State]
  private var number = 100
  private(set) var changeCount = 0
  /// The description of a missed change of each stale reader, keyed by the name of the reader.
  private(set) var stale: [String: String] = [:]

  /// The values that the readers read last.
  var shownValues: [Int?] { readers.map(\.shownValue) }

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    readers = OfficeReader.all(in: store)
    saved = [store.withState { $0 }]
    readers.forEach { $0.read() }
  }

  /// Performs one to three changes without a read between them, and checks all readers.
  mutating func perform(_ step: Int) {
    var names: [String] = []
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      guard let change = nextChange() else { continue }
      names.append(change.name)
      store.send(change.action)
      changeCount += 1
      if Int.random(in: 0..<4, using: &generator) == 0 {
        saved = saved.suffix(4) + [store.withState { $0 }]
      }
    }
    for reader in readers {
      if let missed = reader.missedChange {
        stale[reader.name] = "step \(step): \(missed): \(names)"
        reader.read()
      } else if reader.isNotified, Bool.random(using: &generator) {
        reader.read()
      }
    }
  }

  private mutating func nextChange() -> OfficePlace.Change? {
    guard let place = places.randomElement(using: &generator) else { return nil }
    if Bool.random(using: &generator) {
      number += 1
      return place.changes(number).randomElement(using: &generator)
    }
    guard var state = saved.randomElement(using: &generator) else { return nil }
    if Int.random(in: 0..<4, using: &generator) == 0 {
      // The saved copy is changed outside of the reducer.
      number += 1
      state.chief.number = number
      state.rows[id: 1]?.badge.number = number
      state.settings.profile.number = number
    }
    return place.restorations(state).randomElement(using: &generator)
  }
}
