import Logging

extension Reducer {
  /// Logs each action that this reducer receives, the duration of the reduction, and the effects.
  ///
  /// ```swift
  /// import Logging
  ///
  /// Search()
  ///   .signpost("search", log: Logger(label: "org.example.App"))
  /// ```
  ///
  /// All entries have the level `debug`, and the metadata `prefix` and `action`. The value of
  /// `action` is the type and the case of the action without the values of the payload. The reducer
  /// logs each action with the `duration` of the reduction. Each operation of an effect logs its
  /// start, each action that the operation sends (`output`), and the end or the cancellation with
  /// the `duration` of the operation. An action that is sent with `.send` is not sent by an
  /// operation, and is logged only when the reducer receives the action. If the log level is above
  /// `debug`, nothing is measured and no entry is created.
  ///
  /// - Parameters:
  ///   - prefix: A prefix that distinguishes the entries of this reducer from other entries.
  ///   - log: The logger that receives the entries.
  /// - Returns: A reducer that changes the state as this reducer does, and logs the entries.
  public func signpost(
    _ prefix: String = "",
    log: Logger = Logger(label: "ComposableArchitecture")
  ) -> _SignpostReducer<Self> {
    _SignpostReducer(base: self, prefix: prefix, log: log)
  }
}

/// A reducer that logs its actions and effects.
public struct _SignpostReducer<Base: Reducer>: Reducer {
  let base: Base
  let prefix: String
  let log: Logger

  /// Runs the base reducer, and logs the action, the duration and the effects. If the level of the
  /// logger is above `debug`, nothing is measured or logged.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    guard log.logLevel <= .debug else { return base.reduce(into: &state, action: action) }
    let signpost = Signpost(prefix: prefix, action: debugCaseOutput(action), log: log)
    let start = ContinuousClock.now
    let effect = base.reduce(into: &state, action: action)
    signpost.log("Action", ["duration": "\(ContinuousClock.now - start)"])
    return effect.logged(to: signpost)
  }
}
