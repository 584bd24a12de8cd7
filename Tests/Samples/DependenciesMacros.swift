import ComposableArchitecture
import DependenciesMacros
import Foundation

struct User: Sendable { var id: Int }

protocol Analytics: Sendable {}

struct LiveAnalytics: Analytics {}

struct NoAnalytics: Analytics {}

@DependencyClient
struct UserClient {
  var fetch: @Sendable (_ id: Int) async throws -> User
}

extension UserClient: TestDependencyKey {
  static let testValue = UserClient()
}

struct Speaker: Sendable {
  static let silent = Speaker()
  static let system = Speaker()
}

public struct ThumbnailClient: Sendable {
  public static let empty = ThumbnailClient()
  public static let cached = ThumbnailClient()
}
