import ComposableArchitecture
import TestSupport
import XCTest

/// Random actions, whose evaluations are compared with a naive model: an action that leaves the
/// state equal evaluates no reader, and any other action evaluates each reader of a changed value.
@MainActor
final class EvaluationModelTests: XCTestCase {
  func testRandomActionsEvaluateOnlyReadersOfChangedStates() async {
    Seeds.forEach(3, from: 1) { seed in
      var random = SeededGenerator(seed: seed)
      let store = Store(initialState: Workshop.State()) { Workshop() }
      var unchanged = 0
      for round in 0..<40 {
        // The readers of elements that were inserted are created in the next round.
        let readers = WorkshopReaders.all(in: store)
        for step in 0..<25 {
          let before = store.withState { $0 }
          let action = Workshop.Action.random(for: before, using: &random)
          // Copies of the state share the value.
          let total = before.total
          let shown = readers.map(\.shown)
          let counts = EvaluatedReader.evaluations(of: readers) { store.send(action) }
          let isEqual = store.withState { $0 == before && $0.total == total }
          if isEqual { unchanged += 1 }
          for (index, reader) in readers.enumerated() {
            let name = "SEED=\(seed), round \(round), step \(step): \(reader.name) after \(action)"
            if isEqual {
              XCTAssertEqual(counts[index], 0, name)
            } else if reader.current != shown[index] {
              XCTAssertGreaterThanOrEqual(counts[index], 1, name)
            }
            XCTAssertLessThanOrEqual(counts[index], 1, name)
            XCTAssertEqual(reader.shown, reader.current, name)
          }
        }
      }
      // Many actions change nothing, and many actions change something.
      XCTAssertGreaterThan(unchanged, 200)
      XCTAssertLessThan(unchanged, 800)
    }
  }
}
