#if Combine
  import ComposableCombine

  /// A publisher of the states, which emits on the main queue, and starts with the current state.
  ///
  /// ```swift
  /// let subscription = store.publisher.count.sink { count in
  ///   label.text = "\(count)"
  /// }
  /// ```
  ///
  /// The publisher never completes. A subscription retains the store.
  extension StorePublisher: Publisher {
    /// The published values are states.
    public typealias Output = State

    /// Subscribes to the store. Call this method on the main queue. A subscriber that is added on
    /// another thread is subscribed later.
    public func receive<Downstream: Subscriber<State, Never>>(subscriber: Downstream) {
      // Safe, because the subject is used on the main actor. The subject stores the current state
      // until the subscriber requests it.
      nonisolated(unsafe) let subject = CurrentValueSubject<State?, Never>(nil)
      nonisolated(unsafe) var subscription: StoreSubscription?
      // Retains the store until the subscription is cancelled.
      nonisolated(unsafe) var publisher: Self? = self
      MainActor.runOrSchedule {
        subscription = publisher?.observe { state in
          nonisolated(unsafe) let state = state
          subject.send(state)
        }
      }
      subject
        .compactMap { $0 }
        .handleEvents(receiveCancel: {
          MainActor.runOrSchedule {
            subscription?.cancel()
            subscription = nil
            publisher = nil
          }
        })
        .receive(subscriber: subscriber)
    }
  }
#endif
