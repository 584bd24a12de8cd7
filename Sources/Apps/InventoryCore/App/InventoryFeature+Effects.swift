import ComposableArchitecture
import Foundation
import GRDB
import SharingGRDB

/// The operations on the database. The list observes the changes of the database.
extension InventoryFeature {
  enum CancelID {
    case load, read
  }

  /// Reads the items of another query. The list shows the items of the earlier query until the
  /// items are read.
  ///
  /// The items are read once, off the main actor, by the observation of the new reader. Effects are
  /// cancelled on the main actor, so a slow search can't replace the items of a later search.
  func load(_ query: ItemQuery, into items: SharedReader<FetchedRows<ItemSummary>>) -> Effect<
    Action
  > {
    .run { _ in
      let newItems = SharedReader(query.key)
      try await MainActor.run {
        try Task.checkCancellation()
        items.projectedValue = newItems
      }
      if let error = newItems.loadError { throw error }
    } catch: { error, send in
      await send(.operationFailed(.read, reason: reason(error, .read)))
    }
    .cancellable(id: CancelID.load, cancelInFlight: true)
  }

  func read(_ id: Item.ID, for purpose: ItemPurpose) -> Effect<Action> {
    .run { send in
      let item = try await database.read { try Item.fetch(id, $0) }
      await send(.itemRead(item, purpose))
    } catch: { error, send in
      await send(.operationFailed(.read, reason: reason(error, .read)))
    }
    .cancellable(id: CancelID.read, cancelInFlight: true)
  }

  /// Reads the item of a link.
  func read(_ id: Item.ID, for link: InventoryLink) -> Effect<Action> {
    .run { send in
      let item = try await database.read { try Item.fetch(id, $0) }
      await send(.linkRead(link, item))
    } catch: { error, send in
      await send(.operationFailed(.read, reason: reason(error, .read)))
    }
    .cancellable(id: CancelID.read, cancelInFlight: true)
  }

  func countOutOfStock() -> Effect<Action> {
    .run { send in
      let count = try await database.read {
        try Int.fetchOne($0, sql: "SELECT count(*) FROM item WHERE quantity IS NULL") ?? 0
      }
      await send(.outOfStockCounted(count))
    } catch: { error, send in
      await send(.operationFailed(.read, reason: reason(error, .read)))
    }
    .cancellable(id: CancelID.read, cancelInFlight: true)
  }

  func delete(where condition: String, _ arguments: StatementArguments = []) -> Effect<Action> {
    let id = uuid()
    return .run { send in
      let deletion = try await database.write {
        try Deletion.delete(where: condition, arguments, id: id, $0)
      }
      await send(.deleted(deletion))
    } catch: { error, send in
      await send(.operationFailed(.delete, reason: reason(error)))
    }
  }

  func undo(_ deletion: Deletion) -> Effect<Action> {
    .run { send in
      do {
        try await database.write { try deletion.undo($0) }
        await send(.undone(deletion.id))
      } catch let problem as ItemProblem {
        await send(.operationFailed(.undo, reason: problem.message))
      } catch {
        await send(.operationFailed(.undo, reason: reason(error)))
      }
    }
  }

  private func reason(
    _ error: any Error,
    _ operation: DatabaseFailure.Operation = .written
  ) -> String {
    DatabaseFailure(error, database: database, operation: operation).description
  }
}
