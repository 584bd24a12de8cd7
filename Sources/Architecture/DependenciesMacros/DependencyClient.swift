/// Adds initializers, methods, and default endpoints that report an issue, to a struct of closures.
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
/// The macro attaches ``DependencyEndpoint(method:)`` to each variable whose type is a closure
/// type. Such a variable is an endpoint. If the struct has an endpoint, the macro adds:
///
/// - an initializer with an argument for every property;
/// - an initializer with an argument for every property that is not an endpoint. For a client that
///   has only endpoints, this initializer is `init()`. The endpoints of a client that this
///   initializer creates report an issue when the endpoints are called. A test then overrides only
///   the endpoints that the feature calls:
///
///   ```swift
///   withDependencies {
///     $0[UserClient.self].fetch = { User(id: $0) }
///   } operation: { … }
///   ```
///
/// - a method for each endpoint with a labelled argument: `fetch(id:)`.
///
/// The access level of both initializers is the lowest of the levels of the struct and its
/// properties. A private struct counts as `fileprivate`. An initializer that the struct declares
/// itself is not added. An optional or constant closure, a closure marked with
/// ``DependencyEndpointIgnored()``, and a variable whose type is a type alias of a closure type are
/// not endpoints.
///
/// The macro reports an error if the declaration is not a struct, if a property has neither a type
/// annotation nor a literal as its initial value, or if an endpoint requires an initial value: see
/// ``DependencyEndpoint(method:)``.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyClientMacro")
