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
    ReceivingView(action: action, content: self) { receive in
      let task = Task {
        for await element in sequence {
          guard receive(element) else { return }
        }
      }
      return { task.cancel() }
    }
  }
}

/// A view that receives values while it exists.
struct ReceivingView<Value, Content: View>: WrapperView {
  let action: @MainActor (Value) -> Void
  let content: Content
  /// Starts the reception, and returns a closure that ends the reception. Called once, with a
  /// closure that passes a value to the view, and returns whether the view still receives values.
  let start: @MainActor (_ receive: @escaping @MainActor (Value) -> Bool) -> @MainActor () -> Void

  func makeNode(_ context: NodeContext) -> Node<Self> {
    ReceiverNode(self, context)
  }
}

private final class ReceiverNode<Value, Content: View>: WrapperNode<ReceivingView<Value, Content>> {
  private var end: (@MainActor () -> Void)?

  override init(_ view: ReceivingView<Value, Content>, _ context: NodeContext) {
    super.init(view, context)
    end = view.start { [weak self] value in
      guard let self, phase == .active else { return false }
      self.view.action(value)
      return true
    }
  }

  override func willDismantle() {
    didRetire()
  }

  override func didRetire() {
    end?()
    end = nil
  }
}
