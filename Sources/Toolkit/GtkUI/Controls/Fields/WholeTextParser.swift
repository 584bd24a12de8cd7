import Foundation

/// A parser that accepts a whole text or nothing.
///
/// Foundation's strategies ignore what follows the part that they can read: "12 boxes of 6" is 12,
/// and with German separators, "12.5" is 12, too. They don't say where they stopped. So this parser
/// looks for the last part of a text that matters: a number is replaced by another number, anything
/// else by a letter that no format has. A part that changes nothing was ignored, which is right
/// only for what the format itself writes, such as a currency symbol.
///
/// Other strategies, such as those of an app, decide alone which texts they accept.
struct WholeTextParser<F: ParseableFormatStyle>
where F.FormatOutput == String, F.Strategy.ParseInput == String, F.FormatInput: Equatable {
  let format: F

  /// The length of the longest text that is parsed, in Unicode scalars.
  static var maximumLength: Int { 1000 }

  /// Returns the value of `text`, or `nil` if the format can't read the whole text.
  ///
  /// Parses the text once more for each part that was ignored, and for the last part that wasn't.
  func parse(_ text: String) -> F.FormatInput? {
    guard text.unicodeScalars.count <= Self.maximumLength else { return nil }
    let strategy = format.parseStrategy
    guard let value = try? strategy.parse(text) else { return nil }
    guard strategy is any PrefixParseStrategy else { return value }

    // A zero changes nothing in some of these, such as "0E0".
    let formatted = format.format(value)
    guard text != formatted else { return value }
    let written = Set(formatted.unicodeScalars)
    for part in TextPart.parts(of: text).reversed() where !part.isWritten(by: written) {
      let other = text.replacingCharacters(in: part.range, with: part.replacement)
      // The strategy has read the text up to this part.
      if (try? strategy.parse(other)) != value { return value }
      // A separator at the end, as in "12.", waits for its digits.
      let waits = part.isSeparator && part.range.upperBound == text.endIndex
      guard waits, (try? strategy.parse(text + "1")) != value else { return nil }
    }
    return value
  }
}

/// A number in a text, or the characters between numbers and spaces.
private struct TextPart {
  private(set) var range: Range<String.Index>
  private var scalars: [Unicode.Scalar]

  private var isNumber: Bool { scalars.first?.isDigit == true }

  var isSeparator: Bool { !isNumber && scalars.count == 1 }

  /// Whether the part has only characters that a format writes. A number never counts as written,
  /// because the format writes other digits in other places.
  func isWritten(by format: Set<Unicode.Scalar>) -> Bool {
    !isNumber && scalars.allSatisfy(format.contains)
  }

  /// A text with another meaning than the part.
  var replacement: String {
    guard isNumber else { return "\u{E000}" }
    return String(String.UnicodeScalarView(scalars.map(\.nextDigit)))
  }

  /// Returns the parts of a text without its spaces and its marks for the direction of writing.
  static func parts(of text: String) -> [TextPart] {
    var parts: [TextPart] = []
    for (index, scalar) in zip(text.unicodeScalars.indices, text.unicodeScalars) {
      guard !scalar.properties.isWhitespace, scalar.properties.generalCategory != .format else {
        continue
      }
      let end = text.unicodeScalars.index(after: index)
      if let last = parts.last, last.range.upperBound == index, last.isNumber == scalar.isDigit {
        parts[parts.count - 1].range = last.range.lowerBound..<end
        parts[parts.count - 1].scalars.append(scalar)
      } else {
        parts.append(TextPart(range: index..<end, scalars: [scalar]))
      }
    }
    return parts
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { properties.generalCategory == .decimalNumber }

  /// The next digit of the same script, or 0 after 9. A scalar that isn't a digit is returned as it
  /// is.
  fileprivate var nextDigit: Unicode.Scalar {
    guard isDigit, let digit = properties.numericValue else { return self }
    // The digits of a script are next to each other, from 0 to 9.
    return Unicode.Scalar(digit == 9 ? value - 9 : value + 1) ?? self
  }
}

/// A strategy that reads the start of a text and ignores the rest.
private protocol PrefixParseStrategy {}

extension IntegerParseStrategy: PrefixParseStrategy {}
extension FloatingPointParseStrategy: PrefixParseStrategy {}
extension Decimal.ParseStrategy: PrefixParseStrategy {}
extension Date.ParseStrategy: PrefixParseStrategy {}
extension Date.FormatStyle: PrefixParseStrategy {}
extension Date.ISO8601FormatStyle: PrefixParseStrategy {}
