/// A source from which a stream pulls elements of one type.
///
/// The class erases ``PulledIterator`` for a stream, so that the stream's closure does not capture
/// the type of the sequence, which is not necessarily sendable.
class PullSource<Element>: @unchecked Sendable {
  func next() async throws -> Element? {
    preconditionFailure("A pull source must override 'next()'.")
  }
}

/// The iterator of a sequence from which a stream pulls, created when the first element is
/// requested.
///
/// The iterator is not locked. A stream that unfolds a closure requests one element at a time if
/// the stream has one consumer, and the documentation of the streams requires one consumer. Sending
/// the iterator with the closure is therefore sound.
final class PulledIterator<Base: AsyncSequence>: PullSource<Base.Element>, @unchecked Sendable {
  private let base: Base
  private var iterator: Base.AsyncIterator?

  init(_ base: Base) {
    self.base = base
  }

  override func next() async throws -> Base.Element? {
    var current = iterator ?? base.makeAsyncIterator()
    defer { iterator = current }
    return try await current.next()
  }
}
