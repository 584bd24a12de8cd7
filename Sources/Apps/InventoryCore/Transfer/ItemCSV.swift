import Foundation

/// The conversion between items and the rows of a CSV file.
enum ItemCSV {
  /// The first row of an exported file.
  static var header: Data { CSVWriter.row(ItemColumn.allCases.map(\.rawValue)) }

  /// Returns the row of an item.
  static func row(_ item: Item) -> Data {
    CSVWriter.row(ItemColumn.allCases.map { field($0, of: item) })
  }

  private static func field(_ column: ItemColumn, of item: Item) -> String {
    switch column {
    case .name: SpreadsheetText.encoded(item.trimmedName)
    case .color: item.color?.rawValue ?? ""
    case .quantity: item.status[case: \.inStock].map { "\($0)" } ?? ""
    case .onBackOrder: item.status == .outOfStock(isOnBackOrder: true) ? "yes" : "no"
    case .notes: SpreadsheetText.encoded(item.notes)
    }
  }

  /// Returns the item of a row, or all problems of the row.
  static func item(
    _ row: CSVRow,
    _ columns: ItemColumns,
    id: Item.ID
  ) -> Result<Item, ImportRowProblems> {
    if let problem = row.problem { return .failure([problem.rowProblem]) }
    guard row.fields.count == columns.count else {
      return .failure([.columnCount(row.fields.count, expected: columns.count)])
    }
    // The database would end a text before the character NUL.
    let invalid = row.fields.indices.compactMap { position -> ImportRowProblem? in
      let column = columns.name(at: position)
      guard let field = row.fields[position] else { return .notUTF8(column: column) }
      return field.utf8.contains(0) ? .nul(column: column) : nil
    }
    guard invalid.isEmpty else { return .failure(ImportRowProblems(invalid)) }
    let fields = row.fields.compactMap(\.self)
    func field(_ column: ItemColumn) -> String { columns.field(column, of: fields) }

    var problems = ImportRowProblems()
    var item = Item(id: id)
    item.name = ItemName.trimmed(SpreadsheetText.decoded(ItemName.trimmed(field(.name))))
    if item.name.isEmpty { problems.append(.nameIsEmpty) }
    item.notes = SpreadsheetText.decoded(field(.notes))
    for (column, text, maximum) in [
      (ItemColumn.name, item.name, ItemName.maximumLength),
      (ItemColumn.notes, item.notes, Item.maximumNotesLength),
    ] {
      let length = text.unicodeScalars.count
      guard length > maximum else { continue }
      problems.append(
        .textIsTooLong(column: column.rawValue, length: length, maximum: maximum)
      )
    }
    do throws(ImportRowProblem) { item.color = try color(field(.color)) } catch {
      problems.append(error)
    }
    do throws(ImportRowProblem) {
      item.status = try status(quantity: field(.quantity), onBackOrder: field(.onBackOrder))
    } catch {
      problems.append(error)
    }
    return problems.isEmpty ? .success(item) : .failure(problems)
  }

  private static func color(_ field: String) throws(ImportRowProblem) -> ItemColor? {
    let text = ItemName.trimmed(field)
    if text.isEmpty { return nil }
    guard let color = ItemColor(rawValue: text.lowercased()) else { throw .color(text) }
    return color
  }

  private static func status(
    quantity: String,
    onBackOrder: String
  ) throws(ImportRowProblem) -> ItemStatus {
    let isOnBackOrder: Bool
    switch ItemName.trimmed(onBackOrder).lowercased() {
    case "", "no", "false", "0": isOnBackOrder = false
    case "yes", "true", "1": isOnBackOrder = true
    default: throw .onBackOrder(ItemName.trimmed(onBackOrder))
    }
    let text = ItemName.trimmed(quantity)
    if text.isEmpty { return .outOfStock(isOnBackOrder: isOnBackOrder) }
    guard let quantity = Int(text), quantity >= 0 else { throw .quantity(text) }
    if isOnBackOrder { throw .inStockAndOnBackOrder(quantity: quantity) }
    return .inStock(quantity: quantity)
  }
}

/// The reasons why a row can't be imported.
struct ImportRowProblems: Error, Equatable, ExpressibleByArrayLiteral {
  private var problems: [ImportRowProblem] = []

  init(_ problems: [ImportRowProblem] = []) { self.problems = problems }
  init(arrayLiteral problems: ImportRowProblem...) { self.problems = problems }

  var isEmpty: Bool { problems.isEmpty }
  var message: String { problems.map(\.message).joined(separator: " ") }

  mutating func append(_ problem: ImportRowProblem) { problems.append(problem) }
}
