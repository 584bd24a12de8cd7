import Foundation

/// A column of a CSV file of items.
enum ItemColumn: String, CaseIterable {
  case name
  case color
  case quantity
  case onBackOrder = "on back order"
  case notes
}

/// The columns of a CSV file, as its first row names them.
struct ItemColumns: Equatable {
  /// The number of columns.
  let count: Int

  /// The names of columns that are not of items.
  let unknownNames: [String]

  private let positions: [ItemColumn: Int]

  /// Reads the names of the columns, without regard to case and to white space at their ends.
  /// Columns without a name are ignored.
  ///
  /// - Throws: An ``ImportFileProblem`` if there is no column for names, or two columns have the
  ///   same name.
  init(_ header: CSVRow) throws(ImportFileProblem) {
    guard header.problem != .tooManyFields else { throw .tooManyColumns }
    let names = try header.fields.map { (field) throws(ImportFileProblem) in
      guard let field, !field.contains("\0") else { throw .isNotText }
      return field.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    guard header.problem == nil else { throw .isNotText }
    var positions: [ItemColumn: Int] = [:]
    var unknownNames: [String] = []
    for (position, name) in names.enumerated() where !name.isEmpty {
      if let column = ItemColumn(rawValue: name.lowercased()) {
        guard positions.updateValue(position, forKey: column) == nil else {
          throw .columnIsRepeated(column.rawValue)
        }
      } else {
        unknownNames.append(name)
      }
    }
    guard positions[.name] != nil else { throw .nameIsMissing(found: names) }
    self.positions = positions
    self.unknownNames = unknownNames
    count = names.count
  }

  /// Returns the field of a column, or an empty text if the file has no such column.
  func field(_ column: ItemColumn, of fields: [String]) -> String {
    positions[column].map { fields[$0] } ?? ""
  }

  /// Returns the name of the column at a position, for messages.
  func name(at position: Int) -> String {
    positions.first { $0.value == position }?.key.rawValue ?? "\(position + 1)"
  }
}
