import Observation

/// An element of a list.
struct Item: Identifiable, Equatable {
  let id: Int
  var title: String

  init(_ id: Int, _ title: String? = nil) {
    self.id = id
    self.title = title ?? "\(id)"
  }
}

@Observable
@MainActor
final class ItemModel {
  var items: [Item]
  var selection: Int?
  var selected: Set<Int> = []

  init(_ items: [Item] = []) {
    self.items = items
  }
}
