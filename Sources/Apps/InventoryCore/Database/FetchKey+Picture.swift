import GRDB
import SharingGRDB

extension SharedReaderKey where Self == FetchKey<ItemPicture?>.Default {
  /// Returns a key of a picture, for a view that shows the picture. The value is `nil` if the
  /// picture does not exist. The states of the features contain only the identities of pictures.
  ///
  /// - Parameter id: The identity of the picture.
  /// - Returns: The key.
  public static func picture(_ id: ItemPicture.ID) -> Self {
    Self[FetchKey<ItemPicture?>.fetch(FetchPicture(id: id)), default: nil]
  }
}

private struct FetchPicture: FetchKeyRequest {
  let id: ItemPicture.ID

  func fetch(_ db: Database) throws -> ItemPicture? { try ItemPicture.fetch(id, db) }
}
