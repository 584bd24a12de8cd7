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
      receiving(from: publisher, action)
    }

    /// Calls `action` with each value of a publisher while the view exists, for a publisher that is
    /// an asynchronous sequence, too.
    public func onReceive<P: Publisher & AsyncSequence>(
      _ publisher: P,
      perform action: @escaping @MainActor (_ output: P.Output) -> Void
    ) -> some View where P.Failure == Never {
      receiving(from: publisher, action)
    }

    private func receiving<P: Publisher>(
      from publisher: P,
      _ action: @escaping @MainActor (P.Output) -> Void
    ) -> some View where P.Failure == Never {
      ReceivingView(action: action, content: self) { receive in
        let subscription = publisher.sink { output in
          // Safe, because the publisher doesn't use the value after the call.
          nonisolated(unsafe) let output = output
          if UpdateScheduler.isOnMainActor {
            MainActor.assumeIsolated { _ = receive(output) }
          } else {
            Task { @MainActor in _ = receive(output) }
          }
        }
        return { subscription.cancel() }
      }
    }
  }
#endif
