extension AsyncThrowingStream where Failure == any Error {
  /// A stream that emits nothing and only ends when the task that waits for it is cancelled.
  public static var never: Self {
    Self { _ in }
  }

  /// A stream that is over before it emits anything.
  ///
  /// - Parameter error: What waiting for the first element throws, if anything.
  public static func finished(throwing error: Failure? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }

  /// Hides the type of an asynchronous sequence and passes on the error it may throw.
  ///
  /// The sequence is pulled: no task is started and nothing is buffered. Iterate the stream from
  /// one task at a time.
  public init<S: AsyncSequence>(_ sequence: S) where S.Element == Element {
    let source: PullSource<Element> = PulledIterator(sequence)
    self.init { try await source.next() }
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// A stream and what feeds it, as `makeStream(of:throwing:bufferingPolicy:)` of the standard
  /// library.
  ///
  /// - Parameters:
  ///   - elementType: The type of the elements.
  ///   - limit: What to do with elements that nobody waits for.
  public static func streamWithContinuation(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: Self, continuation: Continuation) {
    makeStream(of: elementType, throwing: Failure.self, bufferingPolicy: limit)
  }
}

extension AsyncSequence {
  /// Hides the type of this sequence behind a stream that passes on its error.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}
