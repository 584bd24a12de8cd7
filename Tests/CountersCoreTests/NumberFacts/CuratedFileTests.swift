import XCTest

@testable import CountersCore

/// The file of facts that comes with the app.
final class CuratedFileTests: XCTestCase {
  private func load() throws -> CuratedFacts {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    return try .load(from: root.appendingPathComponent("Resources/NumberFacts/number-facts.tsv"))
  }

  func testEveryLineIsGood() throws {
    let facts = try load()
    XCTAssertEqual(facts.problems.map(\.description), [])
    XCTAssertGreaterThan(facts.count, 300)
  }

  func testLinesAreInOrder() throws {
    let numbers = try load().entries.map(\.number)
    XCTAssertEqual(numbers, numbers.sorted())
  }

  func testSentencesRead() throws {
    for entry in try load().entries {
      let (line, text) = (entry.line, entry.sentence)
      XCTAssertEqual(text, text.trimmingCharacters(in: .whitespaces), "line \(line)")
      XCTAssertTrue(
        text.first?.isUppercase == true || text.first?.isNumber == true
          || text.first == "-",
        "line \(line) does not begin like a sentence"
      )
      XCTAssertFalse(text.contains("  ") || text.hasSuffix(".."), "line \(line)")
      XCTAssertLessThanOrEqual(text.count, 160, "line \(line) is too long for a card")
    }
  }

  func testChecksHold() throws {
    var checked = 0
    for entry in try load().entries {
      for check in entry.checks {
        XCTAssertTrue(
          try holds(check, for: entry.number),
          "line \(entry.line): \(entry.number), “\(check)”"
        )
        checked += 1
      }
    }
    XCTAssertGreaterThan(checked, 200)
  }

  private func holds(_ check: String, for number: Int) throws -> Bool {
    switch check {
    case "prime": isPrime(number)
    case "composite": number > 1 && !isPrime(number)
    case "perfect": Naive.divisors(number).dropLast().reduce(0, +) == number
    case "palindrome": String(String(number).reversed()) == String(number)
    default: try CheckExpression.value(of: check) == number
    }
  }

  /// Trial division: the primes in the file are below 2³¹.
  private func isPrime(_ number: Int) -> Bool {
    guard number > 1 else { return false }
    var divisor = 2
    while divisor <= number / divisor {
      if number % divisor == 0 { return false }
      divisor += 1
    }
    return true
  }
}
