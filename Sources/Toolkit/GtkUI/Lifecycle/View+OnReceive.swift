extension View {
  /// Calls `action` with each element of an asynchronous sequence, for as long as the view is there.
  ///
  /// ```swift
  /// .onReceive(store.publisher.count) { count in … }
  /// ```
  ///
  /// It begins when the view is made, goes on while its page is covered, and ends when the view is taken
  /// apart, or the sequence is at its end. It is begun once: the one that a body gives later, when it
  /// is evaluated again, isn't looked at. For another sequence give the view another `id`. A sequence that
  /// can be gone through only once, such as an `AsyncStream`, has nothing left for a second view.
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
    task?.cancel()
    task = nil
  }
}
