/// The state machine of a root store's send loop, which decides when an action is processed or
/// enqueued, and when the subscribers are notified.
///
/// A method handles one event. ``send(isFromEffect:)`` and ``next()`` return what the core does
/// next. The machine stores no actions, and calls nothing.
///
/// NB: The type is not generic, and its methods are inlined. An action without effects takes a few
/// hundred instructions, about as many as one lookup of a generic type. In this form, the send loop
/// takes as many instructions as with separate variables.
struct SendLoop {
  /// The decision about an action that is sent.
  enum Decision {
    /// The core processes the action, and then follows ``next()``.
    case process
    /// The core enqueues the action.
    case enqueue
    /// The core reports that the reducer has sent the action, and enqueues the action.
    case reportAndEnqueue
  }

  /// What the core does after the actions so far.
  enum Step {
    /// Processes all enqueued actions, and then calls ``didProcessPending()``.
    case processPending
    case notifySubscribers
    /// Returns to the sender of the first action.
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
  // A flag, because reading whether the array of enqueued actions is empty would take as long as
  // reducing an action: the layout of the elements isn't known at compile time.
  private var hasPending = false

  /// Whether the reducer runs, so that the state must not be read.
  @inline(__always)
  var isReducing: Bool { phase == .reducing }

  /// Handles an action that a view, a subscriber or an effect sends.
  @inline(__always)
  mutating func send(isFromEffect: Bool) -> Decision {
    switch phase {
    case .idle:
      // The first action doesn't need the queue, and is most often the only action.
      phase = .processing
      return .process
    case .reducing:
      // The state is being changed, so the action has to wait. An effect may send at any time, but
      // a reducer must not send.
      hasPending = true
      return isFromEffect ? .enqueue : .reportAndEnqueue
    case .processing, .notifying:
      // An effect that sends synchronously, or a subscriber. The current action is completed first,
      // so that actions are processed in the order in which they are sent.
      hasPending = true
      return .enqueue
    }
  }

  /// Handles that the reducer is about to run.
  @inline(__always)
  mutating func reducerWillRun() {
    phase = .reducing
  }

  /// Handles that the reducer has returned. Effects, observers and subscribers may read the state.
  @inline(__always)
  mutating func reducerDidRun() {
    phase = .processing
  }

  /// Handles that all enqueued actions have been processed.
  mutating func didProcessPending() {
    hasPending = false
  }

  /// Returns what the core does next. Called after an action has been processed, and after each
  /// step, until the step is ``Step/finish``.
  @inline(__always)
  mutating func next() -> Step {
    switch phase {
    case .processing:
      // Subscribers observe only the state after all enqueued actions.
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
