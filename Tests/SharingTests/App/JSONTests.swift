import Foundation
import XCTest

@testable import Sharing

final class JSONTests: XCTestCase {
  private func parse(_ text: String) throws -> JSONValue { try JSONParser.parse(Data(text.utf8)) }

  private func message(_ text: String) -> String {
    do {
      return "\(try parse(text))"
    } catch {
      return "\(error)"
    }
  }

  func testEachKindOfValueIsParsed() throws {
    XCTAssertEqual(
      try parse(" { \"a\" : [ true,false , null,-0.5e+3 ] , \"b\":{} ,\"c\":[]}\r\n\t"),
      .object([
        "a": .array([.bool(true), .bool(false), .null, .number("-0.5e+3")]),
        "b": .object([:]), "c": .array([]),
      ])
    )
  }

  func testEscapedCharactersAreParsed() throws {
    XCTAssertEqual(
      try parse(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\uDE00""#),
      .string("\"\\/\u{8}\u{C}\n\r\té😀")
    )
  }

  func testAByteOrderMarkIsIgnored() throws {
    XCTAssertEqual(try JSONParser.parse(Data([0xEF, 0xBB, 0xBF]) + Data("1".utf8)), .number("1"))
  }

  func testAnErrorContainsThePositionAndTheReason() {
    let messages = [
      "": "line 1, column 1: a value was expected",
      "{\"é\": }": "line 1, column 7: a value was expected",
      "{\n\"a\": 1,\n}": "line 3, column 1: a name in quotation marks was expected",
      "{\"a\" 1}": "line 1, column 6: ':' was expected",
      "[1 2]": "line 1, column 4: ',' or ']' was expected",
      "[1] 2": "line 1, column 5: the end of the text was expected",
      "01": "line 1, column 2: the end of the text was expected",
      "1.": "line 1, column 3: a digit was expected",
      "-": "line 1, column 2: a digit was expected",
      "1e+": "line 1, column 4: a digit was expected",
      "[\"a": "line 1, column 2: the string has no closing quotation mark",
      "\"\\x\"": "line 1, column 3: the character after '\\' is not valid",
      "\"\\": "line 1, column 3: a character was expected after '\\'",
      "\"\\u12g4\"": "line 1, column 6: four hexadecimal digits were expected after '\\u'",
      "\"\\ud83d\"": "line 1, column 4: half of a surrogate pair is missing after '\\u'",
      "\"a\nb\"":
        "line 1, column 3: the string contains a control character or a line break without '\\'",
      "nul": "line 1, column 1: a value was expected",
    ]
    for (text, expected) in messages { XCTAssertEqual(message(text), expected, text) }
  }

  func testAStringThatIsNotUTF8IsAnError() {
    XCTAssertThrowsError(try JSONParser.parse(Data([0x22, 0xFF, 0x22]))) {
      XCTAssertTrue("\($0)".contains("not valid UTF-8"))
    }
  }

  func testDeepNestingIsAnError() {
    XCTAssertTrue(message(String(repeating: "[", count: 100_000)).contains("nesting exceeds 256"))
  }

  func testWrittenValuesAreParsedAgain() throws {
    let value = JSONValue.object([
      "b": .array([.number("1.10"), .string("\u{0}\u{1F}\"\\\n é"), .array([])]),
      "a": .object(["": .null]),
    ])
    XCTAssertEqual(try parse(JSONWriter.document(value)), value)
    XCTAssertEqual(try parse(JSONWriter.line(value)), value)
  }
}
