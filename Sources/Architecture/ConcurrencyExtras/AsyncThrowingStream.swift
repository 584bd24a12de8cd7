extension AsyncThrowingStream where Failure == any Error {
  /// A stream that emits nothing and finishes only when the consuming task is cancelled.
  public static var never: Self {
    Self { _ in }
  }

  /// Returns a stream that finishes without emitting an element.
  ///
  /// - Parameter error: The error that is thrown when the first element is awaited, if any.
  /// - Returns: A stream without elements.
  public static func finished(throwing error: Failure? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }

  /// Creates a stream that hides the type of an asynchronous sequence and rethrows its error.
  ///
  /// The sequence is pulled, so no task is started and nothing is buffered. Iterate the stream from
  /// one task at a time.
  public init<S: AsyncSequence>(_ sequence: S) where S.Element == Element {
    let source: PullSource<Element> = PulledIterator(sequence)
    self.init { try await source.next() }
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// Returns a stream and its continuation, as `makeStream(of:throwing:bufferingPolicy:)` of the
  /// standard library does.
  ///
  /// - Parameters:
  ///   - elementType: The type of the elements.
  ///   - limit: The buffering policy for elements that are not consumed yet.
  /// - Returns: The stream, and the continuation that emits its elements.
  public static func streamWithContinuation(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: Self, continuation: Continuation) {
    makeStream(of: elementType, throwing: Failure.self, bufferingPolicy: limit)
  }
}

extension AsyncSequence {
  /// Returns a stream that hides the type of this sequence and rethrows its error.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}
