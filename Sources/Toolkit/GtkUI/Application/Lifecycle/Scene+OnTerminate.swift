import Termination

extension Scene {
  /// Calls `action` before the program exits. The program exits when the last window is closed,
  /// when the app quits, and on SIGTERM, SIGINT and SIGHUP. Also calls `action` when the desktop
  /// requests a log-out.
  ///
  /// ```swift
  /// var body: some Scene {
  ///   WindowGroup { NotesView(store: store) }
  ///     .onTerminate { store.withState { notes.save($0) } }
  /// }
  /// ```
  ///
  /// Do not start tasks and effects in `action`, because the program can exit before the tasks and
  /// effects run. The action can be called twice, because the program continues if another program
  /// prevents a log-out. A `SessionRecorder` saves the session without such an action.
  public func onTerminate(perform action: @escaping @MainActor () -> Void) -> some Scene {
    ModifiedSceneView(content: self) { TerminationContent(action: action, content: $0) }
  }
}

private struct TerminationContent<Content: View>: WrapperView {
  let action: @MainActor () -> Void
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    TerminationNode(self, context)
  }
}

private final class TerminationNode<Content: View>: WrapperNode<TerminationContent<Content>> {
  private var action: TerminationAction?

  override init(_ view: TerminationContent<Content>, _ context: NodeContext) {
    super.init(view, context)
    action = TerminationActions.shared.add { [weak self] in
      guard let self, phase == .active else { return }
      self.view.action()
    }
  }

  override func willDismantle() {
    super.willDismantle()
    action?.cancel()
  }
}
