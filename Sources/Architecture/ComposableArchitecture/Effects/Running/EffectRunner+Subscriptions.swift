import ConcurrencyExtras
import IssueLocations

extension EffectRunner {
  /// Subscribes to a source of actions. An action that the source sends on the main queue is sent
  /// synchronously.
  ///
  /// If the effect was cancelled before its turn, nothing is subscribed to.
  func start(
    _ subscription: Effect<Action>.Subscription,
    as task: ActionTask,
    in scope: CancellationScope,
    completion: @escaping Completion
  ) {
    guard !scope.isCancelled else { return completion() }
    task.operationDidStart(isHidden: false)
    let running = RunningSubscription<Action>(
      emit: { action in
        if !scope.isCancelled { emit(action, task, awaitedSequence) }
      },
      completion: {
        completion()
        task.operationDidFinish(isHidden: false)
      }
    )
    let token = scope.insert { running.cancel() }
    TestedFeature.run(feature) {
      running.start(subscription) { scope.remove(token) }
    }
  }
}

/// A subscription of an effect. The events of the source arrive on any thread, and are handled on
/// the main actor, in their order.
@MainActor
private final class RunningSubscription<Action> {
  private enum Progress {
    case starting
    case running(cancel: () -> Void, onEnd: () -> Void)
    case ended
  }

  private typealias Event = Effect<Action>.Subscription.Event

  private let emit: (Action) -> Void
  private let completion: () -> Void
  private let events = Lock<[Event]>([])
  private var progress = Progress.starting

  init(emit: @escaping (Action) -> Void, completion: @escaping () -> Void) {
    self.emit = emit
    self.completion = completion
  }

  /// Subscribes to the source.
  ///
  /// - Parameters:
  ///   - subscription: The source.
  ///   - onEnd: Called when the source has finished, or when the subscription is cancelled.
  func start(_ subscription: Effect<Action>.Subscription, onEnd: @escaping () -> Void) {
    let cancel = subscription.start { self.receive($0) }
    switch progress {
    case .starting:
      progress = .running(cancel: cancel, onEnd: onEnd)
    case .running, .ended:
      // The source finished while it was being subscribed to.
      onEnd()
    }
  }

  /// Cancels the subscription at once, and then ends the effect, as a cancelled task would.
  nonisolated func cancel() {
    MainActor.runOrSchedule {
      self.cancelSource()
      Task { @MainActor in
        // An effect can be cancelled while its source is being subscribed to.
        self.cancelSource()
        self.end()
      }
    }
  }

  private func cancelSource() {
    guard case .running(let cancel, let onEnd) = progress else { return }
    progress = .running(cancel: {}, onEnd: onEnd)
    cancel()
  }

  private nonisolated func receive(_ event: Event) {
    events.withLock { $0.append(event) }
    MainActor.runOrSchedule { self.handleEvents() }
  }

  private func handleEvents() {
    while let event = nextEvent() {
      switch event {
      case .action(let action): if !hasEnded { emit(action) }
      case .finish: end()
      }
    }
  }

  private func nextEvent() -> Event? {
    events.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }

  private var hasEnded: Bool {
    if case .ended = progress { true } else { false }
  }

  private func end() {
    switch progress {
    case .starting:
      progress = .ended
      completion()
    case .running(_, let onEnd):
      progress = .ended
      onEnd()
      completion()
    case .ended:
      break
    }
  }
}
