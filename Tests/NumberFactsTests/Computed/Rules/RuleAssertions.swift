import XCTest

@testable import NumberFacts

/// Asserts that a rule applies to exactly the numbers of `range` for which `expected` holds.
func assertRule(
  _ rule: FactRule,
  appliesIn range: ClosedRange<Int>,
  where expected: (Int) throws -> Bool,
  file: StaticString = #filePath,
  line: UInt = #line
) rethrows {
  for number in range {
    let sentence = rule.sentence(about: number)
    XCTAssertEqual(
      sentence != nil,
      try expected(number),
      "\(rule.name): \(number), \(sentence ?? "nothing")",
      file: file,
      line: line
    )
  }
}

/// Asserts that `isTrue` holds for the numbers in each sentence of a rule about a number of
/// `range`.
func assertRule(
  _ rule: FactRule,
  in range: ClosedRange<Int>,
  mentions isTrue: ([Int]) -> Bool,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  var count = 0
  for number in range {
    guard let sentence = rule.sentence(about: number) else { continue }
    XCTAssertTrue(isTrue(numbersMentioned(in: sentence)), sentence, file: file, line: line)
    count += 1
  }
  XCTAssertGreaterThan(count, 0, "\(rule.name) says nothing", file: file, line: line)
}

/// Returns the whole numbers in a sentence, in order, without superscript digits.
func numbersMentioned(in sentence: String) -> [Int] {
  sentence.split { !("0"..."9").contains($0) }.compactMap { Int($0) }
}
