extension AsyncStream {
  /// A stream that emits nothing and finishes only when the consuming task is cancelled.
  public static var never: Self {
    Self { _ in }
  }

  /// A stream that finishes without emitting an element.
  public static var finished: Self {
    Self { $0.finish() }
  }

  /// Creates a stream that hides the type of an asynchronous sequence.
  ///
  /// Useful for an endpoint of a client that is live in the app and overridden in tests:
  ///
  /// ```swift
  /// struct LocationClient {
  ///   var updates: @Sendable () -> AsyncStream<Location>
  /// }
  /// ```
  ///
  /// The sequence is pulled: its next element is requested when the stream is awaited, no task is
  /// started and nothing is buffered. An error that the sequence throws finishes the stream. Use
  /// ``AsyncThrowingStream`` to receive the error. Iterate the stream from one task at a time.
  public init<S: AsyncSequence>(_ sequence: S) where S.Element == Element {
    let source: PullSource<Element> = PulledIterator(sequence)
    self.init { try? await source.next() }
  }
}

extension AsyncStream {
  /// Returns a stream and its continuation, as `makeStream(of:bufferingPolicy:)` of the standard
  /// library does.
  ///
  /// - Parameters:
  ///   - elementType: The type of the elements.
  ///   - limit: The buffering policy for elements that are not consumed yet.
  /// - Returns: The stream, and the continuation that emits its elements.
  public static func streamWithContinuation(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: Self, continuation: Continuation) {
    makeStream(of: elementType, bufferingPolicy: limit)
  }
}

extension AsyncSequence {
  /// Returns a stream that hides the type of this sequence. See ``AsyncStream/init(_:)``.
  public func eraseToStream() -> AsyncStream<Element> {
    AsyncStream(self)
  }
}
