import Foundation
import GRDB

/// The writing of all items to a CSV file.
enum ItemExport {
  /// The number of items between two reports of the progress.
  private static let interval = 500

  /// Writes all items, from the oldest item to the newest item, so that an import preserves their
  /// order. A part of the file and one item are in memory.
  ///
  /// - Parameters:
  ///   - url: The URL of the file, which is replaced when all items are written.
  ///   - files: The client of files.
  ///   - onProgress: Called with the part of the items that were written, from 0 to 1.
  ///   - db: A connection of the database. The items are of one transaction.
  /// - Returns: The number of items.
  /// - Throws: An error of the file or of the database. The file is then unchanged.
  static func write(
    to url: URL,
    _ files: FileClient,
    onProgress: (Double) -> Void,
    _ db: Database
  ) throws -> Int {
    let total = try Int.fetchOne(db, sql: "SELECT count(*) FROM item") ?? 0
    let target = try files.create(url)
    var part = ItemCSV.header
    var count = 0
    let items = try Item.fetchCursor(db, sql: "SELECT * FROM item ORDER BY number")
    while let item = try items.next() {
      part.append(ItemCSV.row(item))
      count += 1
      if part.count >= 64 * 1024 {
        try target.write(part)
        part.removeAll(keepingCapacity: true)
      }
      if count % interval == 0 { onProgress(Double(count) / Double(max(total, count))) }
    }
    try target.write(part)
    try target.commit()
    return count
  }
}
