/// The focus in a child of a container whose layout shows and hides its children. When the layout
/// hides the child, the focus moves to another widget of the container.
@MainActor
final class HiddenFocus {
  private let move: @MainActor () -> Void
  private var connections: [Widget: SignalConnection] = [:]
  private var layout: SignalConnection?
  /// Whether a child that contained the focus was hidden, and the focus was not moved yet.
  private var isPending = false

  /// - Parameters:
  ///   - container: The container, which is not retained.
  ///   - move: Moves the focus. Called after the layout, before GTK moves the focus to another
  ///     widget of the window.
  init(in container: Widget, move: @escaping @MainActor () -> Void) {
    self.move = move
    container.onMap { [weak self, weak container] in
      self?.layout = container?.frameClock?.onLayout { [weak self] in self?.moveIfPending() }
    }
    container.onUnmap { [weak self] in
      self?.layout?.disconnect()
      self?.layout = nil
      self?.isPending = false
    }
  }

  /// Observes a child until the end of the observation.
  func observe(_ child: Widget) {
    connections[child] = child.onUnmap { [weak self, weak child] in
      guard let self, let child else { return }
      isPending = isPending || child.containsFocus
    }
  }

  /// Ends the observation of a child that is removed from the container.
  func endObservation(of child: Widget) {
    connections.removeValue(forKey: child)?.disconnect()
  }

  private func moveIfPending() {
    guard isPending else { return }
    isPending = false
    move()
  }
}
