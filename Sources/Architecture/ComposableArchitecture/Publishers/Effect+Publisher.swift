#if Combine
  import ComposableCombine
  import Dependencies

  extension Effect {
    /// Sends the values of a publisher as actions.
    ///
    /// ```swift
    /// let numbers = Effect<Int>.publisher { [1, 2, 3].publisher }
    /// ```
    ///
    /// The effect finishes when the publisher completes. A value that the publisher emits on the
    /// main queue is sent synchronously. Values of other threads are sent on the main actor, in
    /// their order.
    ///
    /// - Parameter createPublisher: Returns the publisher, which the store subscribes to. The
    ///   dependencies that are current where `publisher` is called are also current for the
    ///   subscription.
    /// - Returns: An effect that sends the values until the publisher completes, or the effect is
    ///   cancelled.
    public static func publisher<P: Publisher>(_ createPublisher: () -> P) -> Self
    where P.Output == Action, P.Failure == Never {
      // Safe, because the publisher is created, subscribed to and released on the main actor.
      nonisolated(unsafe) let publisher = createPublisher()
      return withEscapedDependencies { escaped in
        Self(
          .subscribe(
            Subscription { receive in
              let subscription = escaped.yield {
                publisher.sink { _ in
                  receive(.finish)
                } receiveValue: { action in
                  receive(.action(action))
                }
              }
              return { subscription.cancel() }
            }
          )
        )
      }
    }
  }
#endif
