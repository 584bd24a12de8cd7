import TestSupport
import XCTest

@testable import InventoryCore

final class CSVReaderTests: XCTestCase {
  /// Reads a file in parts of a size.
  private func rows(_ bytes: [UInt8], partSize: Int = 3) throws -> [CSVRow] {
    func parts(_ bytes: [UInt8]) -> () -> Data {
      var rest = bytes[...]
      return {
        let part = rest.prefix(partSize)
        rest = rest.dropFirst(partSize)
        return Data(part)
      }
    }
    let start = try CSVStart(reading: parts(bytes))
    // All bytes of a small file are in its start.
    var reader = CSVReader(start: [], separator: start.separator, read: parts(start.bytes))
    var rows: [CSVRow] = []
    while let row = try reader.next() { rows.append(row) }
    XCTAssertEqual(reader.byteCount, start.bytes.count)
    return rows
  }

  private func fields(_ text: String) throws -> [[String?]] {
    let all = try rows(Array(text.utf8))
    XCTAssertTrue(all.allSatisfy { $0.problem == nil })
    return all.map(\.fields)
  }

  func testFieldsAreSeparatedByCommasSemicolonsOrTabs() throws {
    XCTAssertEqual(try fields("a,b,c\r\n1,2;,3\r\n"), [["a", "b", "c"], ["1", "2;", "3"]])
    XCTAssertEqual(try fields("a;b;c\n1;2,5;3\n"), [["a", "b", "c"], ["1", "2,5", "3"]])
    XCTAssertEqual(try fields("a\tb\n1\t2"), [["a", "b"], ["1", "2"]])
    XCTAssertEqual(try fields("\"a;b;c\",d\n1,2"), [["a;b;c", "d"], ["1", "2"]])
  }

  func testTheLineThatNamesTheSeparatorIsNotARow() throws {
    let all = try rows(Array("sep=;\r\na;b,c\r\n1;2".utf8))
    XCTAssertEqual(all.map(\.fields), [["a", "b,c"], ["1", "2"]])
    XCTAssertEqual(all.map(\.line), [2, 3])
  }

  func testAByteOrderMarkIsSkipped() throws {
    XCTAssertEqual(try fields("\u{FEFF}a,b"), [["a", "b"]])
  }

  func testQuotedFieldsContainSeparatorsLineBreaksAndQuotationMarks() throws {
    XCTAssertEqual(
      try fields("a,\"b,\r\n\"\"c\"\"\r\n\nd\",\"\"\r\n"),
      [["a", "b,\r\n\"c\"\r\n\nd", ""]]
    )
  }

  func testAQuotationMarkInsideAnUnquotedFieldIsACharacter() throws {
    XCTAssertEqual(try fields("5\" pipe,a"), [["5\" pipe", "a"]])
  }

  func testRowsHaveTheLinesOnWhichTheyStart() throws {
    for partSize in [1, 2, 3, 5, 100] {
      let text = "a\r\n\"b\r\nb\nb\rb\"\rc\n\nd\n\r\ne"
      let all = try rows(Array(text.utf8), partSize: partSize)
      XCTAssertEqual(all.map(\.fields), [["a"], ["b\r\nb\nb\rb"], ["c"], ["d"], ["e"]])
      XCTAssertEqual(all.map(\.line), [1, 2, 6, 8, 10])
    }
  }

  func testARowWithoutCharactersIsSkippedAndAQuotedEmptyFieldIsNot() throws {
    XCTAssertEqual(try fields("a\n\n\"\"\n\n"), [["a"], [""]])
  }

  func testTheLastFieldCanBeEmpty() throws {
    XCTAssertEqual(try fields("a,b\n1,"), [["a", "b"], ["1", ""]])
    XCTAssertEqual(try fields("a,b\n,\n"), [["a", "b"], ["", ""]])
  }

  func testAFieldThatIsNotUTF8IsNil() throws {
    let all = try rows(Array("a,b\n".utf8) + [0x31, 0x2C, 0xFF, 0x0A] + Array("3,4".utf8))
    XCTAssertEqual(all.map(\.fields), [["a", "b"], ["1", nil], ["3", "4"]])
  }

  func testTextAfterAClosingQuotationMarkIsAProblemOfOneRow() throws {
    let all = try rows(Array("\"a\"b,c\nd,e".utf8))
    XCTAssertEqual(all.map(\.problem), [.textAfterQuotationMark, nil])
    XCTAssertEqual(all[1], CSVRow(line: 2, fields: ["d", "e"]))
  }

  func testAMissingQuotationMarkIsAProblemWithItsLine() throws {
    let all = try rows(Array("a,b\n1,\"2\n3,4\n".utf8))
    XCTAssertEqual(all.map(\.problem), [nil, .missingQuotationMark(line: 2)])
    XCTAssertEqual(all[1].line, 2)
  }

  func testALongRowIsAProblemAndTheNextRowIsRead() throws {
    let long = [UInt8](repeating: 0x61, count: CSVReader.maximumRowSize + 1)
    let bytes = Array("a\n".utf8) + long + Array("\nb".utf8)
    var isRead = false
    var reader = CSVReader(start: [], separator: UInt8(ascii: ",")) {
      defer { isRead = true }
      return isRead ? Data() : Data(bytes)
    }
    var all: [CSVRow] = []
    while let row = try reader.next() { all.append(row) }
    XCTAssertEqual(all.map(\.problem), [nil, .tooLong, nil])
    XCTAssertEqual(all[2], CSVRow(line: 3, fields: ["b"]))
  }

  func testARowWithTooManyFieldsIsAProblemAndTheNextRowIsRead() throws {
    let maximum = CSVReader.maximumFieldCount
    let longest = String(repeating: ",", count: maximum - 1)
    let commas = String(repeating: ",", count: 1_000_000)
    var parts = [Data("a\n\(longest)\n\(commas)\nb".utf8)]
    var reader = CSVReader(start: [], separator: UInt8(ascii: ",")) { parts.popLast() ?? Data() }
    var all: [CSVRow] = []
    while let row = try reader.next() { all.append(row) }
    XCTAssertEqual(all.map(\.problem), [nil, nil, .tooManyFields, nil])
    XCTAssertEqual(all.map(\.fields.count), [1, maximum, maximum, 1])
    XCTAssertEqual(all[3], CSVRow(line: 4, fields: ["b"]))
  }

  func testOtherFilesAreProblems() {
    func assertProblem(_ bytes: [UInt8], _ problem: CSVStart.Problem) {
      XCTAssertThrowsError(try rows(bytes)) { XCTAssertEqual($0 as? CSVStart.Problem, problem) }
    }
    assertProblem([], .isEmpty)
    assertProblem(Array("\u{FEFF} \r\n\n".utf8), .isEmpty)
    assertProblem([0xFF, 0xFE, 0x61, 0], .isNotUTF8)
    assertProblem([0xFE, 0xFF, 0, 0x61], .isNotUTF8)
    assertProblem(Array("a\0b".utf8), .isNotText)
  }

  func testRandomRowsAreReadAsTheyWereWritten() throws {
    let characters: [Character] = [
      "a", "\"", ",", ";", "\t", "\n", "\r", "\r\n", "é", "\0", " ", "👩‍👧",
    ]
    try Seeds.forEach(20, from: 1) { seed in
      var generator = SeededGenerator(seed: seed)
      let expected = (0..<20).map { _ in
        (0..<3).map { _ in
          String(
            (0..<Int.random(in: 0...6, using: &generator)).map { _ in
              characters.randomElement(using: &generator) ?? "a"
            }
          )
        }
      }
      let file = expected.reduce(CSVWriter.row(["x", "y", "z"])) { $0 + CSVWriter.row($1) }
      let all = try rows([UInt8](file), partSize: Int.random(in: 1...50, using: &generator))
      XCTAssertEqual(all.dropFirst().map(\.fields), expected)
    }
  }
}
