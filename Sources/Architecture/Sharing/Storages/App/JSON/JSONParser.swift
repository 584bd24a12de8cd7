import Foundation

/// The reason why a text is not JSON, with the position.
struct JSONSyntaxError: Error, Equatable, CustomStringConvertible {
  let line: Int
  let column: Int
  /// A phrase without a full stop: "a value was expected".
  let reason: String

  var description: String { "line \(line), column \(column): \(reason)" }
}

/// A parser of JSON (RFC 8259). If an object has two members with one name, the last member is
/// used.
struct JSONParser {
  /// The maximum nesting of arrays and objects, which limits the use of the stack.
  static let maximumDepth = 256

  let bytes: [UInt8]
  var index = 0
  private var depth = 0

  private init(_ data: Data) {
    bytes = [UInt8](data)
  }

  /// Returns the value of a text in UTF-8. A byte order mark is ignored.
  static func parse(_ data: Data) throws(JSONSyntaxError) -> JSONValue {
    var parser = JSONParser(data)
    if parser.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.index = 3 }
    let value = try parser.value()
    parser.skipSpace()
    guard parser.index == parser.bytes.count else {
      throw parser.error("the end of the text was expected")
    }
    return value
  }

  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  func error(_ reason: String, at position: Int? = nil) -> JSONSyntaxError {
    let before = bytes[..<min(position ?? index, bytes.count)]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return JSONSyntaxError(
      line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: String(decoding: before[lineStart...], as: UTF8.self).count + 1,
      reason: reason
    )
  }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  /// Skips spaces and then `character`. Returns whether the character was found.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func value() throws(JSONSyntaxError) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"):
      return try nested { parser throws(JSONSyntaxError) in .object(try parser.members()) }
    case UInt8(ascii: "["):
      return try nested { parser throws(JSONSyntaxError) in .array(try parser.elements()) }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), (UInt8(ascii: "0")...UInt8(ascii: "9"))?: return .number(try number())
    default: break
    }
    for (word, value) in [("true", JSONValue.bool(true)), ("false", .bool(false)), ("null", .null)]
    where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return value
    }
    throw error("a value was expected")
  }

  private mutating func nested(
    _ body: (inout Self) throws(JSONSyntaxError) -> JSONValue
  ) throws(JSONSyntaxError) -> JSONValue {
    guard depth < Self.maximumDepth else {
      throw error("the nesting exceeds \(Self.maximumDepth) levels")
    }
    index += 1
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  private mutating func members() throws(JSONSyntaxError) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    if skip("}") { return members }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else {
        throw error("a name in quotation marks was expected")
      }
      let name = try string()
      guard skip(":") else { throw error("':' was expected") }
      members[name] = try value()
    } while skip(",")
    guard skip("}") else { throw error("',' or '}' was expected") }
    return members
  }

  private mutating func elements() throws(JSONSyntaxError) -> [JSONValue] {
    var elements: [JSONValue] = []
    if skip("]") { return elements }
    repeat {
      elements.append(try value())
    } while skip(",")
    guard skip("]") else { throw error("',' or ']' was expected") }
    return elements
  }

  private mutating func number() throws(JSONSyntaxError) -> String {
    let start = index
    if next == UInt8(ascii: "-") { index += 1 }
    if next == UInt8(ascii: "0") { index += 1 } else { try digits() }
    if next == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Skips one or more digits.
  private mutating func digits() throws(JSONSyntaxError) {
    let start = index
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    if index == start { throw error("a digit was expected") }
  }
}
