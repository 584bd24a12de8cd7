import DeepLinks
import Foundation

/// A deep link to a search of the list, and to a destination.
///
/// | Link | Meaning |
/// |---|---|
/// | `inventory:///` | the list, with its current search |
/// | `inventory:///add` | the form that adds an item |
/// | `inventory:///item/<uuid>` | the form that edits an item |
/// | `inventory:///item/<uuid>/duplicate` | the form that adds a copy of an item |
/// | `inventory:///item/<uuid>/label` | the label of an item |
/// | `inventory:///item/<uuid>/delete` | the question whether to delete an item |
/// | `inventory:///search/<text>` | the items that match a search |
/// | `inventory:///filter/<filter>` | the items with a status, such as `inStock` |
/// | `inventory:///order/<order>` | the items in an order, such as `newest` |
///
/// A link can contain a search, a filter and an order, in any order, followed by a destination:
/// `inventory:///filter/inStock/search/mouse/add`.
public struct InventoryLink: Equatable, Sendable {
  /// The query of the list, or `nil` if the link does not change the query.
  public var query: ItemQuery?

  /// The destination above the list, or `nil`.
  public var destination: Destination?

  /// A destination above the list.
  public enum Destination: Equatable, Sendable {
    /// The form that adds an item.
    case add

    /// A destination of an item.
    case item(Item.ID, ItemPurpose)
  }

  /// Creates a link.
  public init(query: ItemQuery? = nil, destination: Destination? = nil) {
    self.query = query
    self.destination = destination
  }

  /// Reads a link.
  ///
  /// - Parameter text: The link, with or without its scheme.
  /// - Throws: An error for the first part of the link that is not valid.
  public init(_ text: String) throws(DeepLinkError) {
    self.init()
    var position = 1
    var names: Set<String> = []
    for part in try DeepLinkRouter.inventory.screens(text) {
      let parts = part.parts
      if let expected = expected(part, repeats: names.contains(parts[0])) {
        throw DeepLinkError(component: parts[0], position: position, expected: expected)
      }
      add(part)
      names.insert(parts[0])
      position += parts.count
    }
  }

  /// Returns a description of the expected part, or `nil` if a part can follow the earlier parts.
  private func expected(_ part: InventoryLinkPart, repeats: Bool) -> String? {
    switch (part, destination) {
    case (.purpose, .item(_, .edit)): nil
    case (.purpose, _): "'item' and a UUID before '\(part.parts[0])'"
    case (_, .item(_, .edit)): "'duplicate', 'label', 'delete' or the end of the link"
    case (_, .some): "the end of the link"
    case (_, nil): repeats ? "'\(part.parts[0])' only once" : nil
    }
  }

  private mutating func add(_ part: InventoryLinkPart) {
    var query = query ?? ItemQuery()
    switch part {
    case .add:
      destination = .add
      return
    case .item(let id):
      destination = .item(id, .edit)
      return
    case .purpose(let purpose):
      if case .item(let id, _) = destination { destination = .item(id, purpose) }
      return
    case .search(let text): query.text = text
    case .filter(let filter): query.filter = filter
    case .order(let order): query.order = order
    }
    self.query = query
  }

  /// The text of the link.
  public var text: String {
    var parts: [InventoryLinkPart] = []
    if let query {
      if !query.text.isEmpty { parts.append(.search(query.text)) }
      parts.append(.filter(query.filter))
      parts.append(.order(query.order))
    }
    switch destination {
    case .add: parts.append(.add)
    case .item(let id, .edit): parts.append(.item(id))
    case .item(let id, let purpose): parts += [.item(id), .purpose(purpose)]
    case nil: break
    }
    return DeepLinkRouter.inventory.link(to: parts) ?? "inventory:///"
  }
}
