/// The presentation of a child, from the action that presents the child until the child is removed.
//
// `Sendable` is unchecked. The runner of a store changes the properties, and the reducers of the
// store read them, both on the main actor.
@usableFromInline
final class ChildMount: @unchecked Sendable {
  let id: NavigationID
  let place: MountRegistry.Place
  let waiter = MountWaiter()
  private var dismissal: (@MainActor () -> Void)?

  /// Creates a presentation.
  ///
  /// - Parameters:
  ///   - id: The identity of the child.
  ///   - place: The place at which the child is presented.
  ///   - dismissal: Called each time the child dismisses itself.
  init(
    _ id: NavigationID,
    at place: MountRegistry.Place,
    dismissal: @escaping @MainActor () -> Void
  ) {
    self.id = id
    self.place = place
    self.dismissal = dismissal
  }

  /// The path of the child.
  var path: NavigationIDPath { place.parent.appending(id) }

  @usableFromInline
  var isActive: Bool { dismissal != nil }

  /// Called when the child dismisses itself. Does nothing if the presentation has ended.
  @MainActor
  func dismiss() {
    dismissal?()
  }

  func end() {
    dismissal = nil
  }
}

/// The wait of an effect for the end of what the effect has presented.
@usableFromInline
final class MountWaiter: @unchecked Sendable {
  // `Sendable` is unchecked, because the property is only used on the main actor.

  private enum Phase {
    case idle
    /// An effect waits for the end.
    case awaited(onFinish: @MainActor () -> Void)
    case ended
  }

  private var phase = Phase.idle

  /// Whether the presentation has not ended, and no effect waits for the end.
  @MainActor
  var isIdle: Bool {
    if case .idle = phase { true } else { false }
  }

  /// Calls `onFinish` when the presentation ends. The wait must be idle.
  @MainActor
  func wait(_ onFinish: @escaping @MainActor () -> Void) {
    phase = .awaited(onFinish: onFinish)
  }

  /// Ends the wait. Called when the effect that waits is cancelled.
  @MainActor
  func stopWaiting() {
    guard case .awaited(let onFinish) = phase else { return }
    phase = .idle
    onFinish()
  }

  /// Called when the presentation has ended.
  @MainActor
  func presentationDidEnd() {
    let phase = phase
    self.phase = .ended
    if case .awaited(let onFinish) = phase { onFinish() }
  }
}
