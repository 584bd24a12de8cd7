extension View {
  /// Calls `action` with the old and the new value when `value` changes.
  ///
  /// The views of a covered page are usually not updated, so a change of `value` is usually
  /// detected when the page is revealed.
  ///
  /// - Parameters:
  ///   - value: The value that is compared after each update of the view.
  ///   - initial: Whether `action` is also called once for the initial value.
  ///   - action: Called after the update, with the old and the new value. For the initial value,
  ///     both are equal.
  ///
  /// - Returns: A view that calls `action` when `value` changes.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ChangeContent(value: value, initial: initial, action: action, content: self)
  }

  /// Calls `action` when `value` changes.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping @MainActor () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Calls `action` with the new value when `value` changes.
  public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping @MainActor (_ newValue: Value) -> Void
  ) -> some View {
    onChange(of: value) { _, newValue in action(newValue) }
  }
}

private struct ChangeContent<Value: Equatable, Content: View>: WrapperView {
  let value: Value
  let initial: Bool
  let action: @MainActor (Value, Value) -> Void
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    ChangeNode(self, context)
  }
}

private final class ChangeNode<Value: Equatable, Content: View>: WrapperNode<
  ChangeContent<Value, Content>
>
{
  override init(_ view: ChangeContent<Value, Content>, _ context: NodeContext) {
    super.init(view, context)
    if view.initial {
      scheduleAction(from: view.value)
    }
  }

  override func viewDidUpdate(from old: ChangeContent<Value, Content>) {
    super.viewDidUpdate(from: old)
    if view.value != old.value {
      scheduleAction(from: old.value)
    }
  }

  private func scheduleAction(from old: Value) {
    UpdateScheduler.shared.afterUpdates { [weak self, view] in
      guard self?.phase == .active else { return }
      view.action(old, view.value)
    }
  }
}
