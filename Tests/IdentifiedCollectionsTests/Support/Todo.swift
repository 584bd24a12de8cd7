import IdentifiedCollections

/// The element of the arrays of the tests.
struct Todo: Codable, Hashable, Identifiable {
  var id: Int
  var title = ""
}

extension IdentifiedArrayOf<Todo> {
  /// Returns todos with the given identifiers and without titles.
  static func ids(_ ids: Int...) -> Self {
    Self(uniqueElements: ids.map { Todo(id: $0) })
  }
}
