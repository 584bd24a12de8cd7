import Dependencies
import IssueReporting
import Synchronization

/// Tells an element of a ``StackState`` from all others.
///
/// Ids count up from 0 and are never used again. In tests they may be written as integers, since
/// each test counts anew:
///
/// ```swift
/// await store.send(.path(.element(id: 0, action: .counter(.incrementButtonTapped))))
/// ```
public struct StackElementID: Hashable, Sendable {
  @usableFromInline package let generation: Int

  package init(generation: Int) {
    self.generation = generation
  }
}

extension StackElementID: CustomDebugStringConvertible {
  public var debugDescription: String { "#\(generation)" }
}

extension StackElementID: CustomDumpStringConvertible {
  public var customDumpDescription: String { "#\(generation)" }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// The id with the given number; for tests alone, where the numbers are known.
  public init(integerLiteral value: Int) {
    precondition(
      isTesting,
      """
      A StackElementID was written as the integer \(value) outside a test. Ids are handed out as \
      elements are added, so that a number written down means nothing in a running app. Take the \
      id from the stack, or from the action at hand.
      """
    )
    self.init(generation: value)
  }
}

/// Hands out the ids of stack elements.
@usableFromInline
package final class StackElementIDGenerator: Sendable {
  private let generation: Atomic<Int>

  package init(next generation: Int = 0) {
    self.generation = Atomic(generation)
  }

  /// The next id; each call gives another.
  @usableFromInline
  package func next() -> StackElementID {
    StackElementID(generation: generation.add(1, ordering: .relaxed).oldValue)
  }

  /// The id that `next` will give.
  @usableFromInline
  package func peek() -> StackElementID {
    StackElementID(generation: generation.load(ordering: .relaxed))
  }

  /// A generator that goes on from here and leaves this one alone.
  package func copy() -> StackElementIDGenerator {
    StackElementIDGenerator(next: peek().generation)
  }
}

extension DependencyValues {
  @usableFromInline
  package var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDGeneratorKey.self] }
    set { self[StackElementIDGeneratorKey.self] = newValue }
  }
}

private enum StackElementIDGeneratorKey: DependencyKey {
  static let liveValue = StackElementIDGenerator()
  // Computed: the values of a test are made once for each test.
  static var testValue: StackElementIDGenerator { StackElementIDGenerator() }
}
