import ComposableArchitecture

/// The store of a feature that keeps its actions, which are just text, in the order in which they
/// were processed.
typealias LogStore = Store<[String], String>

extension Store<[String], String> {
  /// - Parameter effect: What each action sets off.
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
