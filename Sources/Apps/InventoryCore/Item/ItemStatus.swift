import ComposableArchitecture

/// Whether an item is in stock.
@CasePathable
public enum ItemStatus: Hashable, Sendable {
  /// The item is in stock. A quantity below 0 can be entered, and can't be saved.
  case inStock(quantity: Int)

  /// The item is out of stock.
  case outOfStock(isOnBackOrder: Bool)

  /// Whether the item is in stock.
  public var isInStock: Bool {
    switch self {
    case .inStock: true
    case .outOfStock: false
    }
  }
}
