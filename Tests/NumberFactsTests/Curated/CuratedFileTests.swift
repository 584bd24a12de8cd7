import TestSupport
import XCTest

@testable import NumberFacts

/// The file of facts that the app includes.
final class CuratedFileTests: XCTestCase {
  private let url = ProjectFolder.url
    .appending(path: "Resources/NumberFacts/number-facts.tsv")

  private func load() throws -> CuratedFacts { try .load(from: url) }

  func testCuratedFileHasNoProblemsAndAtLeast800Facts() throws {
    let facts = try load()
    XCTAssertEqual(facts.problems.map(\.description), [])
    XCTAssertGreaterThanOrEqual(facts.count, 800)
  }

  func testCuratedFileHasFactsAbout650NumbersAndAllNumbersUpTo150() throws {
    let numbers = Set(try load().entries.map(\.number))
    XCTAssertGreaterThanOrEqual(numbers.count, 650)
    XCTAssertEqual((0...150).filter { !numbers.contains($0) }, [])
  }

  func testLinesOfTheCuratedFileAreSortedByNumber() throws {
    let numbers = try load().entries.map(\.number)
    XCTAssertEqual(numbers, numbers.sorted())
  }

  func testSentencesOfTheCuratedFileAreWellFormed() throws {
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

  func testChecksOfTheCuratedFileHold() throws {
    var checked = 0
    for entry in try load().entries {
      guard case .checks(let checks) = entry.support else { continue }
      for check in checks {
        XCTAssertTrue(
          try CheckExpression(check).holds(for: entry.number),
          "line \(entry.line): \(entry.number), “\(check)”"
        )
        checked += 1
      }
    }
    XCTAssertGreaterThanOrEqual(checked, 650)
  }

  /// The header of the file must explain each name, and a check must use each name.
  func testEveryCheckFunctionIsExplainedAndUsedInTheCuratedFile() throws {
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    let header = words(of: lines.filter { $0.hasPrefix("#") }.joined(separator: " "))
    let used = try load().entries.map { entry in
      if case .checks(let checks) = entry.support {
        words(of: checks.joined(separator: " "))
      } else {
        Set<String>()
      }
    }
    let names = Set(CheckFunctions.numbers.keys).union(CheckFunctions.properties.keys)
    XCTAssertEqual(names.subtracting(header), [])
    XCTAssertEqual(names.subtracting(used.reduce([]) { $0.union($1) }), [])
  }

  private func words(of text: String) -> Set<String> {
    Set(text.split { !$0.isLetter }.map(String.init))
  }

  /// The header of the file explains each ground, so each ground must be used.
  func testEveryGroundIsUsedInTheCuratedFile() throws {
    let grounds = try load().entries.compactMap { entry in
      if case .ground(let ground) = entry.support { ground } else { nil }
    }
    XCTAssertEqual(Set(grounds), Set(CuratedFacts.Ground.allCases))
  }
}
