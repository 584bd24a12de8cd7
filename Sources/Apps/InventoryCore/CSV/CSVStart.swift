import Foundation

/// The first part of a CSV file, from which the encoding and the separator are determined.
struct CSVStart {
  /// A reason why a file is not a CSV file.
  enum Problem: Error, Equatable {
    /// The file has no text.
    case isEmpty
    /// The file is in the encoding UTF-16 or UTF-32.
    case isNotUTF8
    /// The file contains the character NUL or bytes that are not UTF-8 in its first row.
    case isNotText
  }

  /// The bytes after the byte order mark and the line that names the separator.
  let bytes: [UInt8]

  /// The separator of the fields.
  let separator: UInt8

  /// The characters that separate fields. Some versions of spreadsheets write semicolons, because
  /// the comma is the decimal separator of the language.
  private static let separators = [",", ";", "\t"].flatMap(\.utf8)

  /// Determines the encoding and the separator.
  ///
  /// - Parameter read: Reads the next part of the file, which is empty at the end.
  /// - Throws: A ``Problem``, or the error of `read`.
  init(reading read: () throws -> Data) throws {
    var bytes = [UInt8](try read())
    // A part can be shorter than the first row.
    while bytes.count < 64 * 1024 {
      let part = try read()
      if part.isEmpty { break }
      bytes += part
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw Problem.isNotUTF8
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let hint = bytes.prefix(5)
    if hint.count == 5, hint.prefix(4).elementsEqual(Array("sep=".utf8)) {
      let rest = bytes.dropFirst(5).drop { $0 == .carriageReturn }
      if rest.first == .lineFeed {
        // The line remains as an empty line, so that the other lines keep their numbers.
        self.bytes = Array(rest)
        separator = bytes[4]
        return
      }
    }
    let row = Self.firstRow(bytes)
    if row.contains(0) { throw Problem.isNotText }
    if bytes.allSatisfy({ [.lineFeed, .carriageReturn, 0x20].contains($0) }) {
      throw Problem.isEmpty
    }
    separator = Self.mostFrequentSeparator(row)
    self.bytes = bytes
  }

  /// Returns the bytes of the first row outside quotation marks. A row of only a line break is
  /// skipped.
  private static func firstRow(_ bytes: [UInt8]) -> [UInt8] {
    var isQuoted = false
    var row: [UInt8] = []
    for byte in bytes {
      if byte == .quotationMark { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == .lineFeed || byte == .carriageReturn {
        if row.isEmpty { continue }
        break
      }
      row.append(byte)
    }
    return row
  }

  private static func mostFrequentSeparator(_ row: [UInt8]) -> UInt8 {
    var best = UInt8(ascii: ",")
    for separator in separators
    where row.count(where: { $0 == separator }) > row.count(where: { $0 == best }) {
      best = separator
    }
    return best
  }
}
