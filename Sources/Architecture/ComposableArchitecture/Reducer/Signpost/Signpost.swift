import Logging

/// A logger of the reduction of one action, and of the effects of the action.
struct Signpost: Sendable {
  private let log: Logger

  init(prefix: String, action: String, log: Logger) {
    var log = log
    log[metadataKey: "prefix"] = "\(prefix)"
    log[metadataKey: "action"] = "\(action)"
    self.log = log
  }

  func log(_ message: Logger.Message, _ metadata: Logger.Metadata = [:]) {
    log.debug(message, metadata: metadata)
  }
}

extension Effect {
  /// Returns the effect with operations that log their start, the actions that the operations send,
  /// and their end.
  func logged(to signpost: Signpost) -> Self {
    switch kind {
    case .none, .send, .cancel, .mountChild, .mountElements, .cancelFeatures,
      .awaitMount:
      self
    case .run(let run):
      Self(.run(run.logged(to: signpost)))
    case .subscribe(let subscription):
      Self(.subscribe(subscription.logged(to: signpost)))
    case .merge(let list):
      Self(.merge(EffectList(list.effects.map { $0.logged(to: signpost) })))
    case .concatenate(let list):
      Self(.concatenate(EffectList(list.effects.map { $0.logged(to: signpost) })))
    case .delay(let effect, let wait):
      Self(.delay(effect.logged(to: signpost), by: wait.logged(to: signpost)))
    case .cancellable(let effect, let key, let cancelInFlight):
      Self(.cancellable(effect.logged(to: signpost), key, cancelInFlight: cancelInFlight))
    case .throttle(let effect, let throttle):
      Self(.throttle(effect.logged(to: signpost), throttle))
    case .sending(let effect, let context):
      Self(.sending(effect.logged(to: signpost), in: context))
    case .registered(let effect, let entry):
      Self(.registered(effect.logged(to: signpost), entry))
    }
  }
}

extension Effect.Run {
  fileprivate func logged(to signpost: Signpost) -> Self {
    Self(name: name, priority: priority) { send in
      let start = ContinuousClock.now
      signpost.log("Effect started")
      await operation(
        Send { action in
          signpost.log("Effect sent an action", ["output": "\(debugCaseOutput(action))"])
          send(action)
        }
      )
      signpost.log(
        Task.isCancelled ? "Effect was cancelled" : "Effect finished",
        ["duration": "\(ContinuousClock.now - start)"]
      )
    }
  }
}

extension Effect.Subscription {
  fileprivate func logged(to signpost: Signpost) -> Self {
    Self { receive in
      let startTime = ContinuousClock.now
      signpost.log("Effect started")
      let cancel = start { event in
        switch event {
        case .action(let action):
          signpost.log("Effect sent an action", ["output": "\(debugCaseOutput(action))"])
        case .finish:
          signpost.log("Effect finished", ["duration": "\(ContinuousClock.now - startTime)"])
        }
        receive(event)
      }
      return {
        signpost.log(
          "Effect was cancelled",
          ["duration": "\(ContinuousClock.now - startTime)"]
        )
        cancel()
      }
    }
  }
}
