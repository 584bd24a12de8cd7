import ComposableArchitecture
import Foundation
import XCTest

/// Whoever reads a feature that is presented or is on a stack, or something below one, hears of each
/// change of what was read, whatever its parent does, and puts back; and of nothing else when one
/// property was changed where it is.
///
/// Every failure names its seed; run that series again with `STACKS_SEED=<seed>`.
@MainActor
final class StackObservationTests: XCTestCase {
  func testReadersHearOfEachChangeAndOfNoOtherProperty() async {
    let environment = ProcessInfo.processInfo.environment["STACKS_SEED"]
    let first = environment.flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64.max / 2)
    for seed in first..<first + (environment == nil ? 10 : 1) {
      var series = ChartSeries(seed: seed)
      for step in 0..<200 {
        let problems = series.step()
        guard problems.isEmpty else {
          XCTFail("Seed \(seed), step \(step): \(problems.joined(separator: "; "))")
          break
        }
      }
    }
  }
}

/// An atlas, and who reads what is in it.
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

  /// Changes something, and says which readers should have heard of that and haven't, or the other
  /// way round.
  mutating func step() -> [String] {
    addReaders()
    let step = change.next(of: store.withState { $0 })
    store.send(step.action)
    let problems = readers.compactMap { $0.problem(isLimited: step.isLimited) }
    // Some read again what has changed, some never do, and some are gone.
    for reader in readers where reader.isTold && Bool.random(using: &generator) {
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
