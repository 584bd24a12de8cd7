/// The items that the list shows, and their order.
public struct ItemQuery: Hashable, Sendable {
  /// The words that the user searches for. An item matches if each word is the start of a word of
  /// its name or of its notes, without regard to case and accents.
  public var text: String

  /// The status of the items.
  public var filter: StatusFilter

  /// The order of the items.
  public var order: ItemOrder

  /// Creates a query. By default, all items are sorted by name.
  public init(text: String = "", filter: StatusFilter = .all, order: ItemOrder = .name) {
    self.text = text
    self.filter = filter
    self.order = order
  }

  /// Whether the query omits any items.
  public var isRestricted: Bool { filter != .all || !SearchPattern(text).isEmpty }
}

/// The items that a list shows, by their status.
public enum StatusFilter: String, CaseIterable, Hashable, Identifiable, Sendable {
  /// All items.
  case all

  /// The items that are in stock.
  case inStock

  /// The items that are out of stock, including the items on back order.
  case outOfStock

  /// The items that are out of stock, and were ordered.
  case onBackOrder

  /// The filter itself.
  public var id: Self { self }

  /// The name for the user.
  public var name: String {
    switch self {
    case .all: "All items"
    case .inStock: "In stock"
    case .outOfStock: "Out of stock"
    case .onBackOrder: "On back order"
    }
  }
}

/// The order of the items.
public enum ItemOrder: String, CaseIterable, Hashable, Identifiable, Sendable {
  /// By name, without regard to case and accents.
  case name

  /// By quantity, the largest quantity first.
  case quantity

  /// By age, the newest item first.
  case newest

  /// The order itself.
  public var id: Self { self }

  /// The name for the user.
  public var label: String {
    switch self {
    case .name: "Name"
    case .quantity: "Quantity"
    case .newest: "Newest first"
    }
  }
}
