import Foundation

/// A kind of thing in the inventory.
public struct Item: Equatable, Identifiable, Sendable {
  /// The length of the longest notes that can be saved, in Unicode scalars.
  public static let maximumNotesLength = 100_000

  /// The identity of the item. Undoing a deletion restores the identity.
  public let id: UUID

  /// The name. Two items can't have equal ``ItemName/key``s.
  public var name: String

  /// The color, or `nil`.
  public var color: ItemColor?

  /// Notes about the item.
  public var notes: String

  /// Whether the item is in stock.
  public var status: ItemStatus

  /// The identity of the picture, or `nil`. Several items can have the same picture.
  public var pictureID: ItemPicture.ID?

  /// Creates an item. By default, one of the items is in stock.
  public init(
    id: UUID,
    name: String = "",
    color: ItemColor? = nil,
    notes: String = "",
    status: ItemStatus = .inStock(quantity: 1),
    pictureID: ItemPicture.ID? = nil
  ) {
    self.id = id
    self.name = name
    self.color = color
    self.notes = notes
    self.status = status
    self.pictureID = pictureID
  }

  /// Returns a copy with another identity.
  public func duplicate(id: UUID) -> Item {
    Item(id: id, name: name, color: color, notes: notes, status: status, pictureID: pictureID)
  }
}
