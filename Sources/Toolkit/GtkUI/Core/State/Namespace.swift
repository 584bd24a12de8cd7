/// A property wrapper for an identity that views share, so that the views match each other. The
/// identity is retained until the view is removed.
///
/// ```swift
/// @Namespace private var cards
/// ```
///
/// The identities of two properties differ, and the identities of the same property in two views
/// differ. See ``View/matchedGeometryEffect(id:in:properties:anchor:isSource:)``.
@propertyWrapper
@MainActor
public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private static var count = 0

  private let location = Location()

  /// Creates a namespace with an identity of its own.
  public init() {}

  /// The identity of the namespace.
  public var wrappedValue: ID {
    if let id = location.id { return id }
    Self.count += 1
    let id = ID(number: Self.count)
    location.id = id
    return id
  }

  /// Stores the identity of the previous value of the view. The argument `environment` isn't used.
  public func install(previous: Self?, environment: EnvironmentValues) {
    if let previous { location.id = previous.wrappedValue }
  }

  @MainActor
  private final class Location {
    var id: ID?
  }
}
