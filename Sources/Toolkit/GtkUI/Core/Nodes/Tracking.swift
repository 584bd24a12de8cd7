import Observation

/// An object that tracks the values that a closure reads. The closure can run any number of times
/// without accumulating registrations.
///
/// `withObservationTracking` can't be cancelled. If the closure runs more often than the values
/// change, its registrations would accumulate. So each run also reads a value of this object. A
/// change of this value notifies the registration, and removes the registration. The notification
/// has an outdated generation, and is ignored.
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
  ///   - onChange: Called on any thread, before the change is made. The argument is the generation
  ///     of the run, for ``isCurrent(_:)``.
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

  /// Returns whether a notification with a generation belongs to the last run.
  func isCurrent(_ generation: Int) -> Bool {
    generation == self.generation
  }

  /// Stops the observation of the values that the last run has read.
  func cancel() {
    generation += 1
    guard isArmed else { return }
    isArmed = false
    registrar.withMutation(of: self, keyPath: \.value) {}
  }
}
