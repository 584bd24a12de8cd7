import ComposableArchitecture
import Foundation
import TestSupport
import XCTest

/// Readers of features that are presented or on a stack, and of descendants of these features. A
/// reader is notified of each change of the values that the reader reads, including restored
/// values. If a single property is changed in place, no other reader is notified.
///
/// Each failure contains its seed. Set `SEED=<seed>` to repeat the series.
@MainActor
final class StackObservationTests: XCTestCase {
  func testRandomChangesNotifyTheReadersOfChangedStackFeatures() async {
    Seeds.forEach(10) { seed in
      var series = ChartSeries(seed: seed)
      for step in 0..<200 {
        let problems = series.step()
        guard problems.isEmpty else {
          XCTFail("SEED=\(seed), step \(step): \(problems.joined(separator: "; "))")
          break
        }
      }
    }
  }
}

/// An atlas, and readers of its parts.
@MainActor
private struct ChartSeries {
  private var generator: SeededGenerator
  private var change: ChartChange
  private let store = Store(initialState: Atlas.State()) { Atlas() }
  private var readers: [ChartReader] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    change = ChartChange(seed: seed &+ 1)
  }

  /// Performs a change, and returns a description of each reader that was not notified of a change
  /// of its value, and of each reader that was notified without a change of its value.
  mutating func step() -> [String] {
    addReaders()
    let step = change.next(of: store.withState { $0 })
    store.send(step.action)
    let problems = readers.compactMap { $0.problem(isLimited: step.isLimited) }
    // Some notified readers read again, some never read again, and some are released.
    for reader in readers where reader.isNotified && Bool.random(using: &generator) {
      reader.read()
    }
    readers.removeAll { _ in Int.random(in: 0..<10, using: &generator) == 0 }
    return problems.map { "\($0) after: \(step.name)" }
  }

  private mutating func addReaders() {
    var kinds = ChartReader.all(in: store)
    kinds.shuffle(using: &generator)
    for reader in kinds.prefix(6) {
      reader.read()
      readers.append(reader)
    }
  }
}
