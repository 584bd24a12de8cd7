/// Adds a default closure to an endpoint of a client. The default reports an issue when the
/// endpoint is called.
///
/// ``DependencyClient()`` adds the attribute to each closure. Write the attribute to choose the
/// name of the method that calls the closure. Without a name, the method exists if an argument has
/// a label:
///
/// ```swift
/// @DependencyClient
/// struct FileClient {
///   @DependencyEndpoint(method: "write")
///   var save: (_ data: Data, _ to: URL) throws -> Void
/// }
///
/// let client = FileClient()
/// try client.write(data: data, to: url)
/// ```
///
/// After the report, the default
///
/// - calls the initial value of the property, if the initial value is a closure literal;
/// - otherwise throws ``Unimplemented``, if the closure throws any error;
/// - otherwise returns `nil` or `Void`, if the closure returns an optional or `Void`.
///
/// The initializers that ``DependencyClient()`` adds implement the first case. In a struct without
/// these initializers, the initial value is used without a report. An initial value that is not a
/// closure literal is always used without a report.
///
/// The macro reports an error if there is no initial value and none of the cases applies, or if the
/// declaration is not a stored variable with a written closure type.
///
/// - Parameter method: The name of the method.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEndpointMacro")

/// Excludes a closure of a client from the endpoints. The initial value of the closure is used
/// without a report.
@attached(accessor, names: named(willSet))
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEndpointIgnoredMacro")
