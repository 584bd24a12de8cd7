import InventoryCore

extension ItemStatus {
  /// The status as a short text for the user.
  var text: String {
    switch self {
    case .inStock(let quantity): "In stock: \(quantity.formatted())"
    case .outOfStock(isOnBackOrder: false): "Out of stock"
    case .outOfStock(isOnBackOrder: true): "Out of stock, on back order"
    }
  }
}
