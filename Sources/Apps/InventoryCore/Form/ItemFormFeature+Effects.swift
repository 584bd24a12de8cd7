import ComposableArchitecture
import Foundation
import GRDB
import SharingGRDB

/// The operations on the database, and the reading of pictures.
extension ItemFormFeature {
  /// Searches the name among the names of the other items. If the search fails, no result is sent:
  /// the item is checked again when it is saved.
  func search(_ name: String, except id: Item.ID) -> Effect<Action> {
    .run { send in
      let isUsed = try await database.read { try Item.isNameUsed(name, except: id, $0) }
      await send(.nameSearched(name, isUsed: isUsed))
    } catch: { _, _ in
    }
    .cancellable(id: CancelID.search, cancelInFlight: true)
  }

  func save(_ item: Item) -> Effect<Action> {
    .run { send in
      do {
        try await database.write { try item.save(in: $0) }
        await send(.saved(item))
      } catch let problem as ItemProblem {
        await send(.saveRefused(problem))
      } catch {
        await send(.saveFailed(reason: DatabaseFailure(error, database: database).description))
      }
    }
  }

  /// Reads a picture, and stores the picture in the database, so that the state contains only its
  /// identity. A picture that is not saved with an item is removed at the next start of the app.
  func readPicture(_ url: URL) -> Effect<Action> {
    let id = uuid()
    return .run { send in
      do {
        let picture = try ItemPicture.read(url, id: id, files)
        try await database.write { try picture.insert($0) }
        await send(.pictureRead(id))
      } catch let problem as ItemProblem {
        await send(.pictureRefused(problem))
      } catch is CancellationError {
      } catch {
        await send(.pictureFailed(reason: DatabaseFailure(error, database: database).description))
      }
    }
    .cancellable(id: CancelID.picture, cancelInFlight: true)
  }
}
