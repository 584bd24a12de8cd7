import Logging

extension Reducer {
  /// Logs each action that this reducer gets, how long the reducer took, and what its effects do.
  ///
  /// ```swift
  /// import Logging
  ///
  /// Search()
  ///   .signpost("search", log: Logger(label: "org.example.App"))
  /// ```
  ///
  /// All entries are on the level `debug`. They bear metadata: `prefix`, `action`, the name of the
  /// action without its values, and `duration`. For each operation of an effect that an action led to
  /// there is an entry when it starts, for each action that it sends (`output`), and when it ends or
  /// is cancelled. Actions that are sent with `.send` are no operations, and are logged as they
  /// arrive. Where the logger doesn't show that level nothing is done, not even on the way to it.
  ///
  /// - Parameters:
  ///   - prefix: Tells the entries of one reducer from those of another.
  ///   - log: Where they go.
  public func signpost(
    _ prefix: String = "",
    log: Logger = Logger(label: "ComposableArchitecture")
  ) -> _SignpostReducer<Self> {
    _SignpostReducer(base: self, prefix: prefix, log: log)
  }
}

/// A reducer that logs what it does.
public struct _SignpostReducer<Base: Reducer>: Reducer {
  let base: Base
  let prefix: String
  let log: Logger

  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    guard log.logLevel <= .debug else { return base.reduce(into: &state, action: action) }
    let signpost = Signpost(prefix: prefix, action: debugCaseOutput(action), log: log)
    let start = ContinuousClock.now
    let effect = base.reduce(into: &state, action: action)
    signpost.log("Action", ["duration": "\(ContinuousClock.now - start)"])
    return effect.logged(to: signpost)
  }
}
