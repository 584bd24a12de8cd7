extension JSONParser {
  /// Parses a string. The next byte is a quotation mark.
  mutating func string() throws(JSONSyntaxError) -> String {
    let start = index
    index += 1
    var utf8: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        guard let string = String(validating: utf8, as: UTF8.self) else {
          throw error("the string is not valid UTF-8", at: start)
        }
        return string
      case UInt8(ascii: "\\"):
        index += 1
        utf8 += Array(String(try escapedScalar()).utf8)
      case ..<0x20:
        throw error("the string contains a control character or a line break without '\\'")
      default:
        utf8.append(byte)
        index += 1
      }
    }
    throw error("the string has no closing quotation mark", at: start)
  }

  /// Parses the characters after a backslash.
  private mutating func escapedScalar() throws(JSONSyntaxError) -> Unicode.Scalar {
    guard let byte = next else { throw error("a character was expected after '\\'") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try hexadecimalScalar()
    default: throw error("the character after '\\' is not valid", at: index - 1)
    }
  }

  /// Parses the digits after `\u`, and the second half of a surrogate pair.
  private mutating func hexadecimalScalar() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = index
    let first = try hexadecimalNumber()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if UTF16.isLeadSurrogate(UInt16(first)), bytes[index...].starts(with: "\\u".utf8) {
      index += 2
      let second = try hexadecimalNumber()
      let value = 0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF)
      if UTF16.isTrailSurrogate(UInt16(second)), let scalar = Unicode.Scalar(value) {
        return scalar
      }
    }
    throw error("half of a surrogate pair is missing after '\\u'", at: start)
  }

  /// Parses four hexadecimal digits.
  private mutating func hexadecimalNumber() throws(JSONSyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("four hexadecimal digits were expected after '\\u'")
      }
      value = value << 4 + UInt32(digit)
      index += 1
    }
    return value
  }
}
