/// A row of a CSV file.
struct CSVRow: Equatable {
  /// The number of the line on which the row starts, from 1. A row can have several lines, because
  /// a quoted field can contain line breaks.
  let line: Int

  /// The fields. A field that is not valid UTF-8 is `nil`.
  var fields: [String?] = []

  /// The reason why the fields can't be read, or `nil`.
  var problem: Problem?

  /// A reason why the fields of a row can't be read.
  enum Problem: Equatable {
    /// A field starts with a quotation mark, and has text after its closing quotation mark.
    case textAfterQuotationMark
    /// The file ends within a quoted field. The payload is the line on which the field starts.
    case missingQuotationMark(line: Int)
    /// The row has more than ``CSVReader/maximumRowSize`` bytes.
    case tooLong
    /// The row has more than ``CSVReader/maximumFieldCount`` fields.
    case tooManyFields
  }
}
