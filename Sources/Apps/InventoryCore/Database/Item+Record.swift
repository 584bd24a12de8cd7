import Foundation
import GRDB

extension Item: FetchableRecord, PersistableRecord {
  /// Creates the item of a row of the database.
  public init(row: Row) throws {
    self.init(
      id: try row.value("id"),
      name: try row.value("name"),
      color: try ItemColor(row: row),
      notes: try row.value("notes"),
      status: try ItemStatus(row: row),
      pictureID: try row.valueIfPresent("pictureID")
    )
  }

  /// Encodes the columns of the item.
  public func encode(to container: inout PersistenceContainer) {
    container["id"] = id
    container["name"] = ItemName.trimmed(name)
    container["nameKey"] = ItemName.key(name)
    container["color"] = color?.rawValue
    container["notes"] = notes
    container["pictureID"] = pictureID
    switch status {
    case .inStock(let quantity):
      container["quantity"] = quantity
      container["isOnBackOrder"] = false
    case .outOfStock(let isOnBackOrder):
      container["quantity"] = nil
      container["isOnBackOrder"] = isOnBackOrder
    }
  }
}

extension ItemStatus {
  /// Decodes the status in a row. An item without a quantity is out of stock.
  init(row: Row) throws {
    if let quantity: Int = try row.valueIfPresent("quantity") {
      self = .inStock(quantity: quantity)
    } else {
      self = .outOfStock(isOnBackOrder: try row.value("isOnBackOrder"))
    }
  }
}

extension ItemColor {
  /// Decodes the color in a row. The color of a newer version of the app is `nil`.
  init?(row: Row) throws {
    guard let name: String = try row.valueIfPresent("color") else { return nil }
    self.init(rawValue: name)
  }
}
