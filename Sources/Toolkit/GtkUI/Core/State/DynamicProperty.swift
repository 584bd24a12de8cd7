/// A stored property of a view that is connected to a value outside the view, such as a state or an
/// environment.
///
/// Declare the property with its concrete type, which must conform to this protocol.
@MainActor
public protocol DynamicProperty {
  /// Connects the property of a new value of the view.
  ///
  /// - Parameters:
  ///   - previous: The property of the previous value of the view, whose connection is reused, or
  ///     `nil` if this is the first value of the view.
  ///   - environment: The environment of the view.
  func install(previous: Self?, environment: EnvironmentValues)

  /// Releases the value that the property is connected to.
  func remove()
}

extension DynamicProperty {
  /// Does nothing, for a property that releases its value with the view.
  public func remove() {}
}
