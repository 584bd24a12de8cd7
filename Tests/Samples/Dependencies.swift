import ComposableArchitecture
import Dependencies
import Foundation

final class FeatureModel: Sendable {}

struct APIClient: TestDependencyKey, Sendable {
  static let testValue = APIClient(fetch: { _ in Data() })
  var fetch: @Sendable (URL) async throws -> Data
}

struct Analytics: Sendable {
  enum Event: Sendable { case opened }

  func track(_ event: Event) async throws {}
}

let analytics = Analytics()

struct Database: TestDependencyKey, Sendable {
  static let testValue = Database()

  static func open(at path: String) throws -> Database { Database() }
}

extension DependencyValues {
  var database: Database {
    get { self[Database.self] }
    set { self[Database.self] = newValue }
  }
}

let path = "notes.sqlite"
