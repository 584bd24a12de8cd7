/// Makes a dependency of a struct of closures.
///
/// ```swift
/// @DependencyClient
/// struct UserClient {
///   var fetch: @Sendable (_ id: Int) async throws -> User
///   var isSignedIn: @Sendable () -> Bool = { false }
///   var signOut: @Sendable () async -> Void
/// }
///
/// extension UserClient: TestDependencyKey {
///   static let testValue = UserClient()
/// }
/// ```
///
/// The macro adds:
///
/// - an initializer with an argument for every property;
/// - an initializer with an argument for every property that is no endpoint, which for a client of
///   endpoints alone is `init()`. The endpoints of such a client report an issue when they are
///   called: see ``DependencyEndpoint(method:)``, which the macro attaches to each variable whose
///   type is that of a closure. A test then overrides just the endpoints that the feature calls:
///
///   ```swift
///   withDependencies {
///     $0[UserClient.self].fetch = { User(id: $0) }
///   } operation: { … }
///   ```
///
/// - a method for each endpoint whose arguments have labels: `fetch(id:)`.
///
/// Both initializers are as visible as the struct and its least visible property. One that the
/// struct declares by itself is left out. A closure that is optional, constant, or marked with
/// ``DependencyEndpointIgnored()``, and a type that is an alias of a closure's, make no endpoint.
///
/// It is an error to apply the macro to anything but a struct, and to leave the type of a property
/// open. A closure that returns a value and can't throw needs a default.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyClientMacro")
