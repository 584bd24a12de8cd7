import Foundation

/// A reader of the items of a CSV file.
struct ImportReader {
  /// The columns of the file.
  let columns: ItemColumns

  private let size: Int
  private var rows: CSVReader

  /// Opens a file, and reads its first row.
  ///
  /// - Parameter file: The open file.
  /// - Throws: An ``ImportFileProblem``, or an error of the file.
  init(_ file: FileSource) throws {
    size = file.size
    do {
      let start = try CSVStart(reading: file.read)
      rows = CSVReader(start: start.bytes, separator: start.separator, read: file.read)
    } catch let problem as CSVStart.Problem {
      throw switch problem {
      case .isEmpty: ImportFileProblem.isEmpty
      case .isNotUTF8: ImportFileProblem.isNotUTF8
      case .isNotText: ImportFileProblem.isNotText
      }
    }
    guard let header = try rows.next() else { throw ImportFileProblem.isEmpty }
    columns = try ItemColumns(header)
  }

  /// The part of the file that was read, from 0 to 1.
  var progress: Double {
    size == 0 ? 1 : min(1, Double(rows.byteCount) / Double(size))
  }

  /// Returns the next rows, which are empty at the end of the file.
  ///
  /// - Parameters:
  ///   - count: The maximum number of rows.
  ///   - id: Returns the identity of a new item.
  /// - Returns: The rows.
  /// - Throws: An error of the file.
  mutating func next(_ count: Int, id: () -> Item.ID) throws -> [ImportedRow] {
    var batch: [ImportedRow] = []
    let start = rows.byteCount
    // Rows with long notes are returned in smaller batches.
    while batch.count < count, rows.byteCount - start < 1024 * 1024, let row = try rows.next() {
      batch.append(ImportedRow(line: row.line, result: ItemCSV.item(row, columns, id: id())))
    }
    return batch
  }
}
