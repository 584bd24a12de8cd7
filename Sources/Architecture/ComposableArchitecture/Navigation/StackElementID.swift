import Dependencies
import IssueReporting
import Synchronization

/// The identifier of an element of a ``StackState``.
///
/// Identifiers are numbered from 0 and are not reused. A test can write identifiers as integers,
/// because the numbers start at 0 in each test:
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
  /// The number of the identifier after a number sign, as in `#0`.
  public var debugDescription: String { "#\(generation)" }
}

extension StackElementID: CustomDumpStringConvertible {
  /// The number of the identifier after a number sign, as in `#0`, in failure messages.
  public var customDumpDescription: String { "#\(generation)" }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// Creates the identifier with the given number. Traps outside a test.
  public init(integerLiteral value: Int) {
    precondition(
      isTesting,
      """
      A StackElementID was written as the integer \(value) outside a test. A stack creates an id \
      when an element is added, so that an integer literal identifies no element in a running app. \
      Read the id from the stack, or from the current action.
      """
    )
    self.init(generation: value)
  }
}

/// A generator of the identifiers of stack elements.
@usableFromInline
package final class StackElementIDGenerator: Sendable {
  private let generation: Atomic<Int>

  package init(next generation: Int = 0) {
    self.generation = Atomic(generation)
  }

  /// Returns a new identifier. Each call returns a different identifier.
  @usableFromInline
  package func next() -> StackElementID {
    StackElementID(generation: generation.add(1, ordering: .relaxed).oldValue)
  }

  /// Returns the identifier that the next call of ``next()`` will return.
  @usableFromInline
  package func peek() -> StackElementID {
    StackElementID(generation: generation.load(ordering: .relaxed))
  }

  /// Returns an independent generator that starts with the identifier that ``peek()`` returns.
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
  // Computed, so that each test has a new generator.
  static var testValue: StackElementIDGenerator { StackElementIDGenerator() }
}
