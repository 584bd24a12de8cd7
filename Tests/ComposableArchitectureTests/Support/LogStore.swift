import ComposableArchitecture

/// The store of a feature that stores its actions, which are strings, in the order in which the
/// actions were received.
typealias LogStore = Store<[String], String>

extension Store<[String], String> {
  /// Creates a store with an empty log.
  ///
  /// - Parameter effect: Returns the effect of an action.
  convenience init(
    _ effect: @escaping (_ action: String) -> Effect<String>,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    self.init(
      initialState: [],
      reducer: {
        Reduce<[String], String> { log, action in
          log.append(action)
          return effect(action)
        }
      },
      withDependencies: prepareDependencies
    )
  }

  var log: [String] { withState { $0 } }
}
