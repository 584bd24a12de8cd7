#if Combine
  import ComposableCombine

  extension View {
    /// Calls `action` with each value of a publisher while the view exists.
    ///
    /// ```swift
    /// .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { date in … }
    /// ```
    ///
    /// The subscription starts when the view is created, continues while its page is covered, and
    /// ends when the view is removed. Only the initial publisher is subscribed to. A publisher of a
    /// later evaluation of `body` is ignored. To receive from another publisher, change the `id` of
    /// the view.
    ///
    /// The action is called synchronously for a value that is published on the main queue.
    public func onReceive<P: Publisher>(
      _ publisher: P,
      perform action: @escaping @MainActor (_ output: P.Output) -> Void
    ) -> some View where P.Failure == Never {
      PublisherContent(publisher: publisher, action: action, content: self)
    }

    /// Calls `action` with each value of a publisher while the view exists, for a publisher that is
    /// an asynchronous sequence, too.
    public func onReceive<P: Publisher & AsyncSequence>(
      _ publisher: P,
      perform action: @escaping @MainActor (_ output: P.Output) -> Void
    ) -> some View where P.Failure == Never {
      PublisherContent(publisher: publisher, action: action, content: self)
    }
  }

  private struct PublisherContent<P: Publisher, Content: View>: WrapperView
  where P.Failure == Never {
    let publisher: P
    let action: @MainActor (P.Output) -> Void
    let content: Content

    func makeNode(_ context: NodeContext) -> Node<Self> {
      PublisherNode(self, context)
    }
  }

  private final class PublisherNode<P: Publisher, Content: View>: WrapperNode<
    PublisherContent<P, Content>
  >
  where P.Failure == Never {
    private var subscription: AnyCancellable?

    override init(_ view: PublisherContent<P, Content>, _ context: NodeContext) {
      super.init(view, context)
      subscription = view.publisher.sink { [weak self] output in
        // Safe, because the publisher doesn't use the value after the call.
        nonisolated(unsafe) let output = output
        if UpdateScheduler.isOnMainActor {
          MainActor.assumeIsolated { self?.receive(output) }
        } else {
          Task { @MainActor in self?.receive(output) }
        }
      }
    }

    private func receive(_ output: P.Output) {
      guard phase == .active else { return }
      view.action(output)
    }

    override func willDismantle() {
      didRetire()
    }

    override func didRetire() {
      subscription?.cancel()
      subscription = nil
    }
  }
#endif
