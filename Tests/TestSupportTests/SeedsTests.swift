import TestSupport
import XCTest

final class SeedsTests: XCTestCase {
  func testSeedsAreConsecutiveFromTheFirstSeed() {
    XCTAssertEqual(Seeds.seeds(3, from: 5, variable: nil), [5, 6, 7])
    XCTAssertEqual(Seeds.seeds(3, from: 5, variable: ""), [5, 6, 7])
  }

  func testSeedsStartAtARandomSeedWithoutAFirstSeed() {
    let series = (1...8).map { _ in Seeds.seeds(2, from: nil, variable: nil) }
    XCTAssertEqual(Set(series.map(\.[0])).count, 8)
    XCTAssertTrue(series.allSatisfy { $0[1] == $0[0] + 1 })
  }

  func testVariableSelectsASingleSeed() {
    XCTAssertEqual(Seeds.seeds(3, from: 5, variable: "7"), [7])
    XCTAssertEqual(Seeds.seeds(3, from: nil, variable: "18446744073709551615"), [.max])
  }

  func testVariableCanReplaceTheFirstSeedByARandomSeed() {
    let series = (1...8).map { _ in Seeds.seeds(2, from: 5, variable: "random") }
    XCTAssertEqual(Set(series.map(\.[0])).count, 8)
  }

  func testVariableThatIsNoNumberTraps() throws {
    try assertTraps("SEED must be a number or 'random', not 'sevem'.") {
      _ = Seeds.seeds(1, from: nil, variable: "sevem")
    }
  }
}

final class SeededGeneratorTests: XCTestCase {
  func testGeneratorProducesTheNumbersOfSplitMix64() {
    var generator = SeededGenerator(seed: 1_234_567)
    XCTAssertEqual(
      (1...3).map { _ in generator.next() },
      [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
    )
  }
}
