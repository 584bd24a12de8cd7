/// A stored property of a view that is connected to something outliving the view.
///
/// It is the type that a view declares for its property that has to conform.
@MainActor
public protocol DynamicProperty {
  /// Connects the property of a view made anew.
  ///
  /// - Parameter previous: The property of the view before, whose connection is taken over; `nil`
  ///   for the first.
  func install(previous: Self?, environment: EnvironmentValues)

  /// Lets go of what the property is connected to.
  func remove()
}

extension DynamicProperty {
  public func remove() {}
}
