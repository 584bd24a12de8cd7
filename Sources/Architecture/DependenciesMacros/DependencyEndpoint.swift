/// Gives a closure of a client a default that reports its use as an issue.
///
/// ``DependencyClient()`` adds it to each closure. Write it out to choose the name of the method
/// that calls the closure, which there otherwise is if an argument has a label:
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
/// After the report the default
///
/// - does what the property's initial value does, where that is a closure written there;
/// - else throws ``Unimplemented``, if the closure throws any error;
/// - else returns `nil` or nothing, if that is what the closure returns.
///
/// The initializers that ``DependencyClient()`` adds see to the first of these. In a struct without
/// them the initial value is used as it is, without a report.
///
/// It is an error to apply it to a closure with none of these, or to anything else.
///
/// - Parameter method: The name of the method.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEndpointMacro")

/// Leaves a closure of a client as it is: its initial value is used without a report.
@attached(accessor, names: named(willSet))
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEndpointIgnoredMacro")
