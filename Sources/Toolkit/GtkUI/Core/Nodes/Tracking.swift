import Observation

/// Tracks the values that a closure reads, any number of times, without leaving registrations
/// behind.
///
/// `withObservationTracking` can't be cancelled. If the closure runs more often than the values
/// change, its registrations would accumulate. So each run also reads a value of this object:
/// changing this value fires the registration, which removes it. The resulting notification has an
/// outdated generation, and is ignored.
@MainActor
final class Tracking: Observable {
  private let registrar = ObservationRegistrar()
  private var value: Void = ()
  private var generation = 0
  private var isArmed = false

  isolated deinit {
    cancel()
  }

  /// Runs `read`, and calls `onChange` when a value that `read` has read is about to change. The
  /// values that an earlier run has read are no longer observed.
  ///
  /// - Parameters:
  ///   - read: The closure whose reads are tracked.
  ///   - onChange: Called on any thread, before the change is made, with the generation of the run,
  ///     for ``isCurrent(_:)``.
  ///
  /// - Returns: The result of `read`.
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

  /// Whether a notification belongs to the last run.
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
