import Foundation
import IssueReporting

extension DependencyValues {
  /// What runs an operation with a source of random numbers: the system's, by default.
  ///
  /// ```swift
  /// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  ///
  /// let roll = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
  /// ```
  ///
  /// In a test, drawing a number reports an issue unless the generator was overridden.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }
}

private enum WithRandomNumberGeneratorKey: DependencyKey {
  static var liveValue: WithRandomNumberGenerator {
    WithRandomNumberGenerator(SystemRandomNumberGenerator())
  }
  static var testValue: WithRandomNumberGenerator {
    WithRandomNumberGenerator(UnimplementedRandomNumberGenerator())
  }
}

/// Runs operations with a source of random numbers, one at a time.
public final class WithRandomNumberGenerator: @unchecked Sendable {
  private var generator: any RandomNumberGenerator & Sendable
  private let lock = NSLock()

  /// Takes numbers from a generator, which goes on from where the last operation left it.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    self.generator = generator
  }

  /// Runs an operation that draws random numbers. Do not start another one within.
  public func callAsFunction<R>(
    _ operation: (inout any RandomNumberGenerator & Sendable) throws -> R
  ) rethrows -> R {
    lock.lock()
    defer { lock.unlock() }
    return try operation(&generator)
  }
}

private struct UnimplementedRandomNumberGenerator: RandomNumberGenerator {
  private var base = SystemRandomNumberGenerator()

  mutating func next() -> UInt64 {
    reportIssue(
      """
      @Dependency(\\.withRandomNumberGenerator) was used in a test that does not override it.

      The outcome would differ from run to run. Override it with a generator that starts from a \
      seed.
      """
    )
    return base.next()
  }
}
