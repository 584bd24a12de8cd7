/// The state machine of a root store's send loop, which decides when an action is processed or
/// enqueued, and when the subscribers are notified.
///
/// ``send(isFromEffect:)`` and ``next()`` return what the core does next. The other methods record
/// an event. The machine stores no actions, and calls no code of the core.
///
/// NB: The type is not generic, and its methods are inlined. An action without effects takes a few
/// hundred instructions, about as many as one look-up of a generic type.
struct SendLoop {
  /// The decision about an action that is sent.
  enum Decision {
    /// The core processes the action, and then performs the steps that ``next()`` returns.
    case process
    /// The core enqueues the action.
    case enqueue
    /// The core reports that the reducer has sent the action, and enqueues the action.
    case reportAndEnqueue
  }

  /// What the core does after an action has been processed.
  enum Step {
    /// The core processes all enqueued actions, and then calls ``didProcessPending()``.
    case processPending
    case notifySubscribers
    /// The core returns to the sender of the first action.
    case finish
  }

  private enum Phase {
    case idle
    /// Effects are started, or the next action is about to be reduced.
    case processing
    /// The reducer runs, and has exclusive access to the state.
    case reducing
    case notifying
  }

  private var phase = Phase.idle
  // A flag is used, because checking whether the array of enqueued actions is empty would take as
  // long as reducing an action: the layout of the elements isn't known at compile time.
  private var hasPending = false

  /// Whether the reducer runs, so that the state must not be read.
  @inline(__always)
  var isReducing: Bool { phase == .reducing }

  /// Returns what the core does with an action that is sent.
  @inline(__always)
  mutating func send(isFromEffect: Bool) -> Decision {
    switch phase {
    case .idle:
      // The first action is not enqueued, because the first action is most often the only action.
      phase = .processing
      return .process
    case .reducing:
      // The state is being changed, so the action is enqueued. An effect may send an action at any
      // time, but a reducer must not send an action.
      hasPending = true
      return isFromEffect ? .enqueue : .reportAndEnqueue
    case .processing, .notifying:
      // An effect sends the action synchronously, or a subscriber sends the action. The current
      // action is completed first, so that actions are processed in the order in which the actions
      // are sent.
      hasPending = true
      return .enqueue
    }
  }

  /// Called before the reducer runs.
  @inline(__always)
  mutating func reducerWillRun() {
    phase = .reducing
  }

  /// Called when the reducer has returned. Effects, observers and subscribers may then read the
  /// state.
  @inline(__always)
  mutating func reducerDidRun() {
    phase = .processing
  }

  /// Called when all enqueued actions have been processed.
  mutating func didProcessPending() {
    hasPending = false
  }

  /// Returns what the core does next. Called after the first action has been processed, and after
  /// each step until the step is ``Step/finish``.
  @inline(__always)
  mutating func next() -> Step {
    switch phase {
    case .processing:
      // Subscribers are notified only when all enqueued actions have been processed.
      if hasPending { return .processPending }
      phase = .notifying
      return .notifySubscribers
    case .notifying:
      // Actions that subscribers have sent are processed in another round, after all subscribers
      // have been notified.
      if hasPending {
        phase = .processing
        return .processPending
      }
      phase = .idle
      return .finish
    case .idle, .reducing:
      preconditionFailure("The send loop doesn't run, or its reducer hasn't returned.")
    }
  }
}
