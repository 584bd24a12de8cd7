import Foundation
import GRDB
import SharingGRDB

/// A row of a file that can't be imported.
public struct ImportProblem: Equatable, FetchableRecord, Identifiable, Sendable {
  /// The number of the line on which the row starts, from 1.
  public let line: Int

  /// The sentences for the user: what is wrong, and what was expected.
  public let message: String

  /// The number of the line.
  public var id: Int { line }

  /// Creates a problem of a line.
  public init(line: Int, message: String) {
    self.line = line
    self.message = message
  }

  /// Creates the problem of a row of the database.
  public init(row: Row) throws {
    line = try row.value("line")
    message = try row.value("message")
  }

  /// The key of the problems of an import, in the order of the lines.
  static func key(_ importID: UUID) -> FetchKey<FetchedRows<ImportProblem>>.Default {
    .fetchRows(
      sql: "SELECT line, message FROM importProblem WHERE importID = ?",
      arguments: [importID],
      orderBy: "line",
      id: "line"
    )
  }
}
