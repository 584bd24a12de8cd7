import TestSupport
import XCTest

@testable import GtkUI

final class TitleNumbersTests: XCTestCase {
  func testEqualTitlesAreNumberedFromTheFirst() {
    XCTAssertEqual(
      texts(of: ["a", "b", "a", "a", "b"]),
      ["a", "b", "a (2)", "a (3)", "b (2)"]
    )
  }

  func testTitlesBelowAnIndexAreReadOnce() {
    var numbers = TitleNumbers()
    var read: [Int] = []
    let title: (Int) -> String = {
      read.append($0)
      return "a"
    }
    numbers.read(upTo: 3, title)
    numbers.set("a", at: 3)
    XCTAssertEqual(numbers.text(at: 3), "a (4)")
    numbers.read(upTo: 2, title)
    numbers.read(upTo: 4, title)
    XCTAssertEqual(read, [0, 1, 2])
    numbers.read(upTo: 5, title)
    XCTAssertEqual(read, [0, 1, 2, 4])
  }

  func testChangedTitleRenumbersEqualTitles() {
    var numbers = TitleNumbers()
    for index in 0..<4 {
      numbers.set("a", at: index)
    }
    numbers.set("b", at: 1)
    XCTAssertEqual((0..<4).map { numbers.text(at: $0) }, ["a", "b", "a (2)", "a (3)"])
    numbers.set("b", at: 3)
    XCTAssertEqual((0..<4).map { numbers.text(at: $0) }, ["a", "b", "a (2)", "b (2)"])
    numbers.set("a", at: 1)
    XCTAssertEqual((0..<4).map { numbers.text(at: $0) }, ["a", "a (2)", "a (3)", "b"])
  }

  func testTitleNumbersMatchACountAfterRandomChanges() {
    Seeds.forEach(from: 1_729) { seed in
      var random = SeededGenerator(seed: seed)
      var titles = (0..<40).map { _ in "\(Int.random(in: 0...3, using: &random))" }
      var numbers = TitleNumbers()
      numbers.read(upTo: titles.count) { titles[$0] }
      for _ in 1...500 {
        let index = Int.random(in: 0..<titles.count, using: &random)
        titles[index] = "\(Int.random(in: 0...3, using: &random))"
        numbers.set(titles[index], at: index)
        let expected = titles.indices.map { index in
          let number = titles[...index].filter { $0 == titles[index] }.count
          return number == 1 ? titles[index] : "\(titles[index]) (\(number))"
        }
        XCTAssertEqual(titles.indices.map { numbers.text(at: $0) }, expected, "SEED=\(seed)")
      }
    }
  }

  private func texts(of titles: [String]) -> [String] {
    var numbers = TitleNumbers()
    numbers.read(upTo: titles.count) { titles[$0] }
    return titles.indices.map { numbers.text(at: $0) }
  }
}
