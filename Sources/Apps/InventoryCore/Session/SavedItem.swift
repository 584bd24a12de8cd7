import Foundation

/// The saved form of an item. The names of the members are those of the format of the session, and
/// do not change with the properties of an item.
struct SavedItem: Codable, Equatable, Sendable {
  var id: UUID
  var name: String
  var color: String?
  var notes: String
  /// The quantity, or `nil` for an item that is out of stock.
  var quantity: Int?
  var isOnBackOrder: Bool
  var pictureID: UUID?

  init(_ item: Item) {
    id = item.id
    name = item.name
    color = item.color?.rawValue
    notes = item.notes
    pictureID = item.pictureID
    switch item.status {
    case .inStock(let quantity):
      self.quantity = quantity
      isOnBackOrder = false
    case .outOfStock(let isOnBackOrder):
      self.isOnBackOrder = isOnBackOrder
    }
  }

  /// The item.
  var item: Item {
    Item(
      id: id,
      name: name,
      color: color.flatMap(ItemColor.init(rawValue:)),
      notes: notes,
      status: quantity.map { .inStock(quantity: $0) } ?? .outOfStock(isOnBackOrder: isOnBackOrder),
      pictureID: pictureID
    )
  }
}
