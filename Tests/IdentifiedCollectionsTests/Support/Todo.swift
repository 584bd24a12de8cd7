import IdentifiedCollections

/// What the tests fill their arrays with.
struct Todo: Codable, Hashable, Identifiable {
  var id: Int
  var title = ""
}

extension IdentifiedArrayOf<Todo> {
  /// Todos with these ids and no title.
  static func ids(_ ids: Int...) -> Self {
    Self(uniqueElements: ids.map { Todo(id: $0) })
  }
}
