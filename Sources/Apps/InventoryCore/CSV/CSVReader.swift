import Foundation

/// A reader of the rows of a CSV file, as in RFC 4180. Only a part of the file and one row are in
/// memory.
///
/// The source of the syntax is <https://www.rfc-editor.org/rfc/rfc4180>. Each of CR LF, LF and CR
/// ends a line. A row without any character is skipped. A quotation mark inside a field that is not
/// quoted is a character of the field.
struct CSVReader {
  /// The maximum size of a row in bytes. The other bytes of a larger row are skipped, so that a
  /// missing quotation mark does not read a large file into memory.
  static let maximumRowSize = 16 * 1024 * 1024

  /// The maximum number of fields of a row, which spreadsheets have, too. The other fields of a
  /// longer row are skipped, because each field, even an empty one, takes much more memory than its
  /// separator.
  static let maximumFieldCount = 16_384

  private enum State {
    case start, unquoted, quoted, afterQuotationMark
  }

  /// The number of bytes of the file that were read.
  private(set) var byteCount = 0

  private let separator: UInt8
  private let read: () throws -> Data
  private var part: [UInt8]
  private var position = 0
  /// The number of the current line.
  private var line = 1
  /// Whether the last byte was CR, so that LF does not start another line.
  private var isAfterCarriageReturn = false

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - start: The first part of the file, without a byte order mark.
  ///   - separator: The character between two fields.
  ///   - read: Reads the next part of the file, which is empty at the end.
  init(start: [UInt8], separator: UInt8, read: @escaping () throws -> Data) {
    part = start
    byteCount = start.count
    self.separator = separator
    self.read = read
  }

  /// Returns the next row, or `nil` at the end of the file.
  mutating func next() throws -> CSVRow? {
    while true {
      guard try fill() else { return nil }
      // A row that starts after CR can start with the LF of the same line break.
      if isAfterCarriageReturn, part[position] == .lineFeed { advance() }
      guard try fill() else { return nil }
      let row = try nextRow()
      if row.fields != [""] || row.problem != nil || isQuoted { return row }
    }
  }

  /// Whether a field of the last row was quoted.
  private var isQuoted = false

  private mutating func nextRow() throws -> CSVRow {
    var row = CSVRow(line: line)
    var field: [UInt8] = []
    var state = State.start
    var size = 0
    var quotedLine = line
    isQuoted = false

    func finishField() {
      if row.fields.count < Self.maximumFieldCount {
        row.fields.append(String(validating: field, as: UTF8.self))
      } else if row.problem == nil {
        row.problem = .tooManyFields
      }
      field.removeAll(keepingCapacity: true)
      state = .start
    }

    while try fill() {
      let byte = part[position]
      advance()
      size += 1
      switch (state, byte) {
      case (.start, .quotationMark):
        state = .quoted
        isQuoted = true
        quotedLine = line
        continue
      case (.quoted, .quotationMark):
        state = .afterQuotationMark
        continue
      case (.afterQuotationMark, .quotationMark):
        state = .quoted
      case (.quoted, _):
        break
      case (_, separator):
        finishField()
        continue
      case (_, .lineFeed), (_, .carriageReturn):
        finishField()
        return row
      case (.afterQuotationMark, _):
        if row.problem == nil { row.problem = .textAfterQuotationMark }
        state = .unquoted
      case (.start, _):
        state = .unquoted
      case (.unquoted, _):
        break
      }
      if size <= Self.maximumRowSize {
        field.append(byte)
      } else {
        row.problem = .tooLong
        field.removeAll()
      }
    }
    if state == .quoted { row.problem = .missingQuotationMark(line: quotedLine) }
    finishField()
    return row
  }

  /// Reads the next part if all bytes were used. Returns `false` at the end of the file.
  private mutating func fill() throws -> Bool {
    if position < part.count { return true }
    part = [UInt8](try read())
    byteCount += part.count
    position = 0
    return !part.isEmpty
  }

  /// Moves to the next byte, and counts the lines.
  private mutating func advance() {
    let byte = part[position]
    position += 1
    if byte == .carriageReturn || (byte == .lineFeed && !isAfterCarriageReturn) { line += 1 }
    isAfterCarriageReturn = byte == .carriageReturn
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let quotationMark = UInt8(ascii: "\"")
}
