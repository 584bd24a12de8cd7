import ShortText

/// A reason why a row can't be imported.
enum ImportRowProblem: Error, Equatable {
  case columnCount(Int, expected: Int)
  case textAfterQuotationMark
  case missingQuotationMark(line: Int)
  case tooLong
  case tooManyFields
  case notUTF8(column: String)
  case nul(column: String)
  case nameIsEmpty
  case textIsTooLong(column: String, length: Int, maximum: Int)
  case nameIsRepeated(String, line: Int)
  case nameIsUsed(String)
  case color(String)
  case quantity(String)
  case onBackOrder(String)
  case inStockAndOnBackOrder(quantity: Int)

  /// A sentence for the user: what is wrong, and what was expected.
  var message: String {
    switch self {
    case .columnCount(let count, let expected):
      """
      The row has \(count == 1 ? "1 field" : "\(count) fields"). Expected \(expected), as in the \
      first row.
      """
    case .textAfterQuotationMark:
      """
      A field has text after its closing quotation mark. Expected a separator, or two quotation \
      marks for each quotation mark inside a field.
      """
    case .missingQuotationMark(let line):
      "The quotation mark that opens a field on line \(line) has no closing quotation mark."
    case .tooLong:
      """
      The row has more than \(CSVReader.maximumRowSize / (1024 * 1024)) MiB. A quotation mark may be \
      missing.
      """
    case .tooManyFields:
      "The row has more than \(CSVReader.maximumFieldCount) fields. Expected an item in each row."
    case .notUTF8(let column):
      "The column “\(column.shortened)” is not valid UTF-8."
    case .nul(let column):
      "The column “\(column.shortened)” contains the character NUL. Expected a text."
    case .nameIsEmpty:
      "The name is empty. Expected a name."
    case .textIsTooLong(let column, let length, let maximum):
      "The column “\(column)” has \(length) characters. Expected at most \(maximum)."
    case .nameIsRepeated(let name, let line):
      "The name “\(name.shortened)” is also on line \(line). Expected a different name."
    case .nameIsUsed(let name):
      "Another item is named “\(name.shortened)”. Expected a different name."
    case .color(let text):
      """
      The color is “\(text.shortened)”. Expected no color, or \
      \(ItemColor.allCases.map(\.rawValue).joined(separator: ", ")).
      """
    case .quantity(let text):
      """
      The quantity is “\(text.shortened)”. Expected a whole number from 0 to \(Int.max), or an \
      empty field for an item that is out of stock.
      """
    case .onBackOrder(let text):
      "The column “on back order” is “\(text.shortened)”. Expected yes or no."
    case .inStockAndOnBackOrder(let quantity):
      """
      The quantity is \(quantity), and the item is on back order. Expected an empty quantity, or \
      “no” on back order.
      """
    }
  }
}

extension CSVRow.Problem {
  var rowProblem: ImportRowProblem {
    switch self {
    case .textAfterQuotationMark: .textAfterQuotationMark
    case .missingQuotationMark(let line): .missingQuotationMark(line: line)
    case .tooLong: .tooLong
    case .tooManyFields: .tooManyFields
    }
  }
}
