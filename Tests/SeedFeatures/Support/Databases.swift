import ComposableArchitecture

/// The asynchronous database of the guides: `await self.database.save(item)`.
struct Database: Sendable {
  var save: @Sendable (Item) async -> Void
}

/// The synchronous database of the guides: `self.database.save(item)`.
struct LocalDatabase: Sendable {
  var save: @Sendable (Item) -> Void
}

extension Database: TestDependencyKey {
  static let testValue = Database { _ in reportIssue("Nothing was to be saved.") }
}

extension LocalDatabase: TestDependencyKey {
  static let testValue = LocalDatabase { _ in reportIssue("Nothing was to be saved.") }
}

extension DependencyValues {
  var database: Database {
    get { self[Database.self] }
    set { self[Database.self] = newValue }
  }

  var localDatabase: LocalDatabase {
    get { self[LocalDatabase.self] }
    set { self[LocalDatabase.self] = newValue }
  }
}
