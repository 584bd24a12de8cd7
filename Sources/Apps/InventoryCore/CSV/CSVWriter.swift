import Foundation

/// The encoding of rows as in RFC 4180: UTF-8, commas, and CR LF after each row.
enum CSVWriter {
  /// Returns the bytes of a row.
  static func row(_ fields: [String]) -> Data {
    Data("\(fields.map(encoded).joined(separator: ","))\r\n".utf8)
  }

  /// Returns a field, which is quoted if it contains a character of the syntax, and if it starts
  /// with a byte order mark, which a reader would skip. The field of a row with only an empty field
  /// is also quoted, but no row of this app has only one field.
  private static func encoded(_ field: String) -> String {
    let special = field.utf8.contains { [0x22, 0x2C, 0x3B, 0x09, 0x0A, 0x0D].contains($0) }
    guard special else { return field }
    return "\"\(field.replacing("\"", with: "\"\""))\""
  }
}
