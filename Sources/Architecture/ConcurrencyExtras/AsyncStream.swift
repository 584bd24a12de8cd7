extension AsyncStream {
  /// A stream that emits nothing and only ends when the task that waits for it is cancelled.
  public static var never: Self {
    Self { _ in }
  }

  /// A stream that is over before it emits anything.
  public static var finished: Self {
    Self { $0.finish() }
  }

  /// Hides the type of an asynchronous sequence.
  ///
  /// Useful for a client's endpoint that is live in the app and scripted in tests:
  ///
  /// ```swift
  /// struct LocationClient {
  ///   var updates: @Sendable () -> AsyncStream<Location>
  /// }
  /// ```
  ///
  /// The sequence is pulled: its next element is made when someone waits for it, no task is
  /// started and nothing is buffered. An error thrown by the sequence ends the stream; use
  /// ``AsyncThrowingStream`` to see it. Iterate the stream from one task at a time.
  public init<S: AsyncSequence>(_ sequence: S) where S.Element == Element {
    let source: PullSource<Element> = PulledIterator(sequence)
    self.init { try? await source.next() }
  }
}

extension AsyncStream {
  /// A stream and what feeds it, as `makeStream(of:bufferingPolicy:)` of the standard library.
  ///
  /// - Parameters:
  ///   - elementType: The type of the elements.
  ///   - limit: What to do with elements that nobody waits for.
  public static func streamWithContinuation(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: Self, continuation: Continuation) {
    makeStream(of: elementType, bufferingPolicy: limit)
  }
}

extension AsyncSequence {
  /// Hides the type of this sequence behind a stream; see ``AsyncStream/init(_:)``.
  public func eraseToStream() -> AsyncStream<Element> {
    AsyncStream(self)
  }
}
