import ComposableArchitecture
import Foundation
import XCTest

/// Whoever reads an element, or something below one, hears of each change of what was read, and of
/// nothing else, whatever is done to the list.
///
/// Every failure names its seed; run that series again with `ELEMENTS_SEED=<seed>`.
@MainActor
final class ElementObservationTests: XCTestCase {
  func testReadersHearOfEachChangeAndOfNothingElse() async {
    let environment = ProcessInfo.processInfo.environment["ELEMENTS_SEED"]
    let first = environment.flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64.max / 2)
    for seed in first..<first + (environment == nil ? 20 : 1) {
      FileHandle.standardError.write(Data("Seed \(seed)\n".utf8))
      var series = ElementSeries(seed: seed)
      for step in 0..<300 {
        let problems = series.step()
        guard problems.isEmpty else {
          XCTFail("Seed \(seed), step \(step): \(problems.joined(separator: "; "))")
          break
        }
      }
    }
  }
}

/// A warehouse, and who reads what is in it.
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

  /// Changes something, and says which readers should have heard of that and haven't, or the other
  /// way round.
  mutating func step() -> [String] {
    addReaders()
    let (action, description, isOne) = change.next(of: store.withState { $0 })
    store.send(action)
    let problems = readers.compactMap { $0.problem(in: store, wasOneChange: isOne) }
    // Some read again what has changed, some never do, and some are gone.
    for reader in readers where reader.isTold && Bool.random(using: &generator) {
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
