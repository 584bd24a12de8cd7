extension View {
  /// Runs `action` while the view is visible. The action starts after the view has appeared, and is
  /// cancelled when the view disappears. If the view is gone before the action's first turn, the
  /// action doesn't run.
  ///
  /// ```swift
  /// .task { await store.send(.task).finish() }
  /// ```
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Runs `action` while the view is visible. Cancels and restarts `action` when `id` changes.
  public func task<ID: Equatable>(
    id: ID,
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    TaskContent(id: id, priority: priority, action: action, content: self)
  }
}

private struct TaskContent<ID: Equatable, Content: View>: WrapperView {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    TaskNode(self, context)
  }
}

private final class TaskNode<ID: Equatable, Content: View>: AppearanceNode<TaskContent<ID, Content>>
{
  private var task: Task<Void, Never>?

  override func viewDidUpdate(from old: TaskContent<ID, Content>) {
    super.viewDidUpdate(from: old)
    if hasAppeared, view.id != old.id {
      start()
    }
  }

  override func didAppear() {
    start()
  }

  override func didDisappear() {
    task?.cancel()
    task = nil
  }

  private func start() {
    task?.cancel()
    task = Task(priority: view.priority) { [action = view.action] in
      // A view can be gone before the first turn of its task, such as a page that is pushed and
      // popped at once. Its state is gone, too.
      guard !Task.isCancelled else { return }
      await action()
    }
  }
}
