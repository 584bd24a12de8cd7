import Foundation
import GRDB

/// The writing of all items to a CSV file.
enum ItemExport {
  /// The number of items between two reports of the progress.
  private static let interval = 500

  /// Writes all items to a file, which is replaced when all items are written.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - files: The client of files.
  ///   - database: The database.
  ///   - onProgress: Called with the part of the items that were written, from 0 to 1.
  /// - Returns: The number of items.
  /// - Throws: An error of the file or of the database, or a `CancellationError`. The file is then
  ///   unchanged.
  static func replace(
    _ url: URL,
    _ files: FileClient,
    from database: any DatabaseReader,
    onProgress: @escaping @Sendable (Double) -> Void
  ) async throws -> Int {
    let target = try files.create(url)
    let count = try await database.read { try write(to: target, onProgress: onProgress, $0) }
    // The last point at which the export can be cancelled. The file is replaced outside the access
    // of the database, whose end can fail with a `CancellationError`.
    try Task.checkCancellation()
    try target.commit()
    return count
  }

  /// Writes all items, from the oldest item to the newest item, so that an import preserves their
  /// order. A part of the file and one item are in memory.
  ///
  /// - Parameters:
  ///   - target: The new content of the file, without a commit.
  ///   - onProgress: Called with the part of the items that were written, from 0 to 1.
  ///   - db: A connection of the database. The items are of one transaction.
  /// - Returns: The number of items.
  /// - Throws: An error of the file or of the database.
  static func write(
    to target: FileTarget,
    onProgress: (Double) -> Void,
    _ db: Database
  ) throws -> Int {
    let total = try Int.fetchOne(db, sql: "SELECT count(*) FROM item") ?? 0
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
    return count
  }
}
