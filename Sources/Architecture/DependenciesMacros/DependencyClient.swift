/// Adds initializers, methods and unimplemented endpoints to a struct of closures that is a
/// dependency.
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
/// - an initializer with an argument for every property that is not an endpoint. For a client that
///   has only endpoints, this initializer is `init()`. The endpoints of such a client report an
///   issue when they are called: see ``DependencyEndpoint(method:)``, which the macro attaches to
///   each variable whose type is a closure type. A test then overrides only the endpoints that the
///   feature calls:
///
///   ```swift
///   withDependencies {
///     $0[UserClient.self].fetch = { User(id: $0) }
///   } operation: { … }
///   ```
///
/// - a method for each endpoint whose arguments have labels: `fetch(id:)`.
///
/// The access level of both initializers is the lowest of the struct's and its properties' levels.
/// An initializer that the struct declares itself is not added. An optional or constant closure, a
/// closure marked with ``DependencyEndpointIgnored()``, and a variable whose type is a type alias
/// of a closure type are not endpoints.
///
/// The macro reports an error if the declaration is not a struct, or if a property has no type
/// annotation. A closure that returns a value and cannot throw requires a default.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyClientMacro")
