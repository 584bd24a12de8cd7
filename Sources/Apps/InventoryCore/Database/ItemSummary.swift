import Foundation
import GRDB

/// The parts of an item that a row of the list shows.
public struct ItemSummary: Equatable, FetchableRecord, Identifiable, Sendable {
  /// The identity of the item.
  public let id: Item.ID

  /// The name of the item.
  public let name: String

  /// The color of the item, or `nil`.
  public let color: ItemColor?

  /// Whether the item is in stock.
  public let status: ItemStatus

  /// The identity of the picture, or `nil`.
  public let pictureID: ItemPicture.ID?

  /// Creates the summary of an item.
  public init(_ item: Item) {
    id = item.id
    name = item.name
    color = item.color
    status = item.status
    pictureID = item.pictureID
  }

  /// Creates the summary of the item in a row of the database.
  public init(row: Row) throws {
    id = try row.value("id")
    name = try row.value("name")
    color = try ItemColor(row: row)
    status = try ItemStatus(row: row)
    pictureID = try row.valueIfPresent("pictureID")
  }
}
