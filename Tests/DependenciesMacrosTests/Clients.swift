import Dependencies
import DependenciesMacros

struct User: Equatable, Sendable {
  var id: Int
  var name: String
}

@DependencyClient
struct UserClient: Sendable {
  struct Invalid: Error {}

  var fetch: @Sendable (_ id: Int, _ name: String) async throws -> User
  var count: @Sendable () -> Int = { 42 }
  var double: @Sendable (Int) -> Int = { number in
    let result = 2 * number
    return result
  }
  var signOut: @Sendable () async -> Void
  var cached: @Sendable () -> String?
  var validate: @Sendable (String) throws(Invalid) -> Void = { _ throws(Invalid) in
    throw Invalid()
  }
  var rename: @Sendable (_ user: inout User, _ to: String) -> Void
  @DependencyEndpoint(method: "save")
  var write: @Sendable (String, _ at: Int) throws -> Int
  var answer: @Sendable () -> Int = Self.six
  @DependencyEndpointIgnored
  var version: @Sendable () -> Int = { 7 }

  @Sendable static func six() -> Int { 6 }
}

extension UserClient: TestDependencyKey {
  static let testValue = UserClient()
}

extension DependencyValues {
  var userClient: UserClient {
    get { self[UserClient.self] }
    set { self[UserClient.self] = newValue }
  }
}

/// A client with each kind of property that isn't an endpoint.
@DependencyClient
struct ConfiguredClient {
  static let shared = 1
  let scheme = "https"
  let host: String
  var port = 80
  var token: String?
  var onOpen: (() -> Void)?
  private var cache: [Int] = []
  var summary: String { "\(host):\(port)" }
  var open: () -> Void
}

@DependencyClient
struct GenericClient<Value> {
  var load: () -> Value?
  var save: (_ value: Value) throws -> Void
}

@DependencyClient
struct ActorClient: Sendable {
  var present: @MainActor @Sendable () -> Void
  var show: @MainActor @Sendable (_ text: String) -> Void
}

/// A client that other modules create, with all endpoints.
@DependencyClient
public struct PublicClient: Sendable {
  public var track: @Sendable (_ event: String) async throws -> Void
  public internal(set) var `default`: @Sendable () -> [String: Int] = { [:] }
}

@DependencyClient
struct PlatformClient: Sendable {
  var close: @Sendable () -> Void
  #if os(Linux)
    var open: @Sendable (_ path: String) -> Void
  #endif
}

@DependencyClient
struct IsolatedClient: Sendable {
  var inherit: nonisolated(nonsending) @Sendable (Int) async -> Void
  var leave: @concurrent @Sendable (_ step: Int) async -> Void
}
