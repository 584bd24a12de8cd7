import ComposableCombine

extension View {
  /// Adds an object to the environment of the view and its descendants. An ``EnvironmentObject``
  /// reads the object by its type.
  public func environmentObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some View {
    transformEnvironment { $0[object: ObjectType.self] = object }
  }
}
