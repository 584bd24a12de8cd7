#if Combine
  import ComposableCombine

  /// A publisher of the current value, and of the value after each change. A value is published on
  /// the thread of its change. The publisher never completes.
  ///
  /// ```swift
  /// $count.publisher
  ///   .receive(on: DispatchQueue.main)
  ///   .sink { count in label.text = "\(count)" }
  /// ```
  extension SharedPublisher: Publisher {
    /// The published values are those of the shared value.
    public typealias Output = Value

    /// Subscribes to the shared value.
    public func receive<Downstream: Subscriber<Value, Never>>(subscriber: Downstream) {
      let subject = CurrentValueSubject<Value?, Never>(nil)
      // Safe, because a subject can be used on any thread.
      nonisolated(unsafe) let values = subject
      let cancel = observe { values.send($0) }
      subject
        .compactMap { $0 }
        .handleEvents(receiveCancel: cancel)
        .receive(subscriber: subscriber)
    }
  }
#endif
