import DeepLinks
import Foundation

/// A part of a deep link: a name, and a value after the name.
enum InventoryLinkPart: Equatable, Sendable {
  case add
  case item(Item.ID)
  case purpose(ItemPurpose)
  case search(String)
  case filter(StatusFilter)
  case order(ItemOrder)

  /// The components of the link.
  var parts: [String] {
    switch self {
    case .add: ["add"]
    case .item(let id): ["item", id.uuidString]
    case .purpose(.delete): ["delete"]
    case .purpose(.duplicate): ["duplicate"]
    case .purpose(.edit): ["edit"]
    case .purpose(.label): ["label"]
    case .search(let text): ["search", text]
    case .filter(let filter): ["filter", filter.rawValue]
    case .order(let order): ["order", order.rawValue]
    }
  }
}

extension DeepLinkRouter<InventoryLinkPart> {
  /// The parts of the links of Inventory.
  static let inventory = DeepLinkRouter(scheme: "inventory") {
    DeepLinkRoute("add", screen: { .add }, matches: { $0 == .add })
    DeepLinkRoute("item", .uuid, screen: { .item($0) }) {
      if case .item(let id) = $0 { id } else { nil }
    }
    DeepLinkRoute("duplicate") {
      .purpose(.duplicate)
    } matches: {
      $0 == .purpose(.duplicate)
    }
    DeepLinkRoute("label") {
      .purpose(.label)
    } matches: {
      $0 == .purpose(.label)
    }
    DeepLinkRoute("delete") {
      .purpose(.delete)
    } matches: {
      $0 == .purpose(.delete)
    }
    DeepLinkRoute("search", .text, screen: { .search($0) }) {
      if case .search(let text) = $0 { text } else { nil }
    }
    DeepLinkRoute("filter", .name("filter"), screen: { .filter($0) }) {
      if case .filter(let filter) = $0 { filter } else { nil }
    }
    DeepLinkRoute("order", .name("order"), screen: { .order($0) }) {
      if case .order(let order) = $0 { order } else { nil }
    }
  }
}

extension DeepLinkParameter
where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
  /// The name of a case.
  fileprivate static func name(_ kind: String) -> Self {
    let names = Value.allCases.map { "'\($0.rawValue)'" }
    let expected = "\(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])"
    return Self("the name of the \(kind), \(expected)", example: "name") {
      (part) throws(DeepLinkMismatch) in
      guard let value = Value(rawValue: part) else { throw DeepLinkMismatch(expected) }
      return value
    } write: {
      $0.rawValue
    }
  }
}
