/// Something a stream can pull elements of one type from.
///
/// It stands between a stream and ``PulledIterator``, so that the stream's closure does not have to
/// capture the type of the sequence, which need not be sendable.
class PullSource<Element>: @unchecked Sendable {
  func next() async throws -> Element? {
    preconditionFailure("A pull source must override 'next()'.")
  }
}

/// The iterator of a sequence that a stream pulls from, created when the first element is wanted.
///
/// It is not locked. A stream that unfolds a closure asks for one element at a time as long as it
/// has one consumer, which is what the streams' documentation asks for; that makes sending the
/// iterator along with the closure sound.
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
