import Observation

/// Observes what a closure reads, time and again, and leaves nothing behind.
///
/// `withObservationTracking` can't be cancelled, and what it registered would pile up where the
/// closure runs more often than what it reads changes. So each run reads a value of this object as
/// well: changing it fires the registration, which ends it. What is announced then is known as
/// outdated by its generation.
@MainActor
final class Tracking: Observable {
  private let registrar = ObservationRegistrar()
  private var value: Void = ()
  private var generation = 0
  private var isArmed = false

  isolated deinit {
    cancel()
  }

  /// Runs `read`, and has `onChange` called when something that it read is about to change. What an
  /// earlier run has read doesn't count any more.
  ///
  /// - Parameter onChange: Is called on any thread, before the change is made, with the generation
  ///   of the run, for ``isCurrent(_:)``.
  func track<Result>(
    _ read: () -> Result,
    onChange: @escaping @Sendable (_ generation: Int) -> Void
  ) -> Result {
    cancel()
    isArmed = true
    let generation = generation
    return withObservationTracking {
      registrar.access(self, keyPath: \.value)
      return read()
    } onChange: {
      onChange(generation)
    }
  }

  /// Whether a change that was announced is one of what the last run has read.
  func isCurrent(_ generation: Int) -> Bool {
    generation == self.generation
  }

  /// Ends the observation.
  func cancel() {
    generation += 1
    guard isArmed else { return }
    isArmed = false
    registrar.withMutation(of: self, keyPath: \.value) {}
  }
}
