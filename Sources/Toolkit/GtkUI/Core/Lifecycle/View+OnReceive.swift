extension View {
  /// Calls `action` with each element of an asynchronous sequence while the view exists.
  ///
  /// ```swift
  /// .onReceive(store.publisher.count) { count in … }
  /// ```
  ///
  /// The iteration starts when the view is created, continues while its page is covered, and ends
  /// when the view is removed or the sequence finishes. Only the initial sequence is iterated. A
  /// sequence of a later evaluation of `body` is ignored. To iterate another sequence, change the
  /// `id` of the view. A sequence that can be iterated only once, such as an `AsyncStream`, has no
  /// elements left for a second view.
  public func onReceive<Elements: AsyncSequence>(
    _ sequence: Elements,
    perform action: @escaping @MainActor (_ element: Elements.Element) -> Void
  ) -> some View where Elements.Failure == Never {
    ReceiverContent(sequence: sequence, action: action, content: self)
  }
}

private struct ReceiverContent<Elements: AsyncSequence, Content: View>: WrapperView
where Elements.Failure == Never {
  let sequence: Elements
  let action: @MainActor (Elements.Element) -> Void
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    ReceiverNode(self, context)
  }
}

private final class ReceiverNode<Elements: AsyncSequence, Content: View>: WrapperNode<
  ReceiverContent<Elements, Content>
>
where Elements.Failure == Never {
  private var task: Task<Void, Never>?

  override init(_ view: ReceiverContent<Elements, Content>, _ context: NodeContext) {
    super.init(view, context)
    task = Task { [weak self, sequence = view.sequence] in
      for await element in sequence {
        guard let self, phase == .active else { return }
        self.view.action(element)
      }
    }
  }

  override func willDismantle() {
    didRetire()
  }

  override func didRetire() {
    task?.cancel()
    task = nil
  }
}
