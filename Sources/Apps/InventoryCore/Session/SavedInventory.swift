import Foundation

/// The saved session of the app: the query, and the destination with its unsaved changes.
///
/// ```swift
/// let url = AppFolder.state.url(of: "org.example.Inventory").appending(path: "session.json")
/// let file = SessionFile<SavedInventory>(url: url, version: SavedInventory.version)
/// ```
///
/// Alerts, imports and exports are not saved.
public struct SavedInventory: Codable, Equatable, Sendable {
  /// The version of the format.
  public static let version = 1

  enum Destination: Codable, Equatable, Sendable {
    case add(SavedForm)
    case duplicate(SavedForm)
    case edit(SavedForm)
    case label(id: UUID)
  }

  struct SavedForm: Codable, Equatable, Sendable {
    /// The item as it was when the form was presented.
    var original: SavedItem
    /// The item as the user has entered it.
    var item: SavedItem
    /// The identity of the item that is duplicated, or `nil`.
    var sourceID: UUID?
  }

  var text: String
  var filter: String
  var order: String
  var destination: Destination?

  /// The identities of the pictures of the unfinished form, which the cleanup at the start of the
  /// app must keep.
  public var pictureIDs: Set<UUID> {
    switch destination {
    case .add(let form), .duplicate(let form), .edit(let form):
      Set([form.item.pictureID, form.original.pictureID].compactMap(\.self))
    case .label, nil: []
    }
  }

  var query: ItemQuery {
    // A newer version of the app can have other filters and orders.
    ItemQuery(
      text: text,
      filter: StatusFilter(rawValue: filter) ?? .all,
      order: ItemOrder(rawValue: order) ?? .name
    )
  }
}
