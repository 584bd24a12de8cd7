import ComposableArchitecture
import Foundation
import TestSupport
import XCTest

/// Readers of elements and of descendants of elements. A reader is notified of each change of the
/// values that the reader reads, and of no other change of the list.
///
/// Each failure contains its seed. Set `SEED=<seed>` to repeat the series.
@MainActor
final class ElementObservationTests: XCTestCase {
  func testRandomChangesNotifyTheReadersOfChangedElements() async {
    Seeds.forEach(20) { seed in
      var series = ElementSeries(seed: seed)
      for step in 0..<300 {
        let problems = series.step()
        guard problems.isEmpty else {
          XCTFail("SEED=\(seed), step \(step): \(problems.joined(separator: "; "))")
          break
        }
      }
    }
  }
}

/// A warehouse, and readers of its elements.
@MainActor
struct ElementSeries {
  private var generator: SeededGenerator
  private var change: RandomChange
  private let store = Store(initialState: Warehouse.State()) { Warehouse() }
  private var readers: [ElementReader] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    change = RandomChange(seed: seed &+ 1)
  }

  /// Performs a change, and returns a description of each reader that was not notified of a change
  /// of its value, and of each reader that was notified without a change of its value.
  mutating func step() -> [String] {
    addReaders()
    let (action, description, isOne) = change.next(of: store.withState { $0 })
    store.send(action)
    let problems = readers.compactMap { $0.problem(in: store, wasOneChange: isOne) }
    // Some notified readers read again, some never read again, and some are released.
    for reader in readers where reader.isNotified && Bool.random(using: &generator) {
      reader.read(in: store)
    }
    readers.removeAll { _ in Int.random(in: 0..<10, using: &generator) == 0 }
    return problems.map { "\($0) after: \(description)" }
  }

  private mutating func addReaders() {
    var kinds = ElementReader.all(in: store)
    kinds.shuffle(using: &generator)
    for reader in kinds.prefix(6) {
      reader.read(in: store)
      readers.append(reader)
    }
  }
}
