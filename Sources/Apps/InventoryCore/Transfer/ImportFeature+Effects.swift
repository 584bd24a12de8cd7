import ComposableArchitecture
import Foundation
import GRDB
import SharingGRDB

/// The operations on the file and on the database.
extension ImportFeature {
  /// Checks all rows, and stores the rows in the database.
  func check(_ url: URL, _ rows: ItemImport) -> Effect<Action> {
    .run { send in
      do {
        await send(.checked(try await check(url, rows) { await send(.progressed($0)) }))
      } catch {
        // Also if the effect is cancelled.
        removeRows(rows)
        throw error
      }
    } catch: { error, send in
      await send(.failed(reason: reason(error)))
    }
    .cancellable(id: CancelID.transfer)
  }

  private func check(
    _ url: URL,
    _ rows: ItemImport,
    onProgress: (Double) async -> Void
  ) async throws -> ImportSummary {
    var reader = try ImportReader(try files.open(url))
    try await database.write { try rows.begin($0) }
    while true {
      try Task.checkCancellation()
      let batch = try reader.next(500, id: uuid.callAsFunction)
      if batch.isEmpty { break }
      try await database.write { try rows.add(batch, $0) }
      await onProgress(reader.progress)
    }
    let unknownColumns = reader.columns.unknownNames
    return try await database.read { try rows.summary(unknownColumns: unknownColumns, $0) }
  }

  /// Inserts the items in one transaction. If the effect is cancelled after the transaction was
  /// committed, the outcome is the number of items.
  func insertItems(_ rows: ItemImport, _ summary: ImportSummary) -> Effect<Action> {
    .reportingOutcome(cancelledBy: CancelID.transfer) { send in
      try await withProgress {
        await send(.progressed($0))
      } operation: { report in
        try await database.write { try rows.insertItems(summary, onProgress: report, $0) }
      }
    } action: { outcome in
      switch outcome {
      case .success(.imported(let count)): .imported(count)
      case .success(.namesAreUsed(let summary)): .namesAreUsed(summary)
      case .failure(is CancellationError): .cancelled
      case .failure(let error): .failed(reason: reason(error))
      }
    }
  }

  /// Removes the rows, and dismisses the import.
  func close(_ rows: ItemImport) -> Effect<Action> {
    .run { _ in
      removeRows(rows)
      await dismiss()
    }
  }

  /// Removes the rows, without waiting. If the rows can't be removed, the rows are removed by the
  /// next import or at the next start of the app.
  private func removeRows(_ rows: ItemImport) {
    database.asyncWrite({ try rows.remove($0) }, completion: { _, _ in })
  }

  private func reason(_ error: any Error) -> String {
    switch error {
    case let problem as ImportFileProblem: problem.message
    case is DatabaseError: DatabaseFailure(error, database: database).description
    default: "\(error)"
    }
  }
}
