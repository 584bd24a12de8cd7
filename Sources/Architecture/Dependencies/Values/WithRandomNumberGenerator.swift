import ConcurrencyExtras
import IssueLocations

extension DependencyValues {
  /// A function that runs an operation with a random number generator. Defaults to the generator of
  /// the system.
  ///
  /// ```swift
  /// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  ///
  /// let roll = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
  /// ```
  ///
  /// In a test that does not override the dependency, drawing a number reports an issue.
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
    WithRandomNumberGenerator(
      UnimplementedRandomNumberGenerator(location: DependencyValues.locationOfRead)
    )
  }
}

/// A function that runs operations with a random number generator, one at a time.
public final class WithRandomNumberGenerator: Sendable {
  private let generator: Lock<any RandomNumberGenerator & Sendable>

  /// Creates a value with a generator whose state persists from one operation to the next.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    self.generator = Lock(generator)
  }

  /// Runs an operation that draws random numbers. The operation must not call this method again,
  /// because the generator is locked while the operation runs.
  public func callAsFunction<R>(
    _ operation: (inout any RandomNumberGenerator & Sendable) throws -> R
  ) rethrows -> R {
    try AwaitedWork.run { try generator.withLock(operation) }
  }
}

private struct UnimplementedRandomNumberGenerator: RandomNumberGenerator {
  let location: IssueLocation?
  private var base = SystemRandomNumberGenerator()

  init(location: IssueLocation?) {
    self.location = location
  }

  mutating func next() -> UInt64 {
    UnimplementedUse(of: #"@Dependency(\.withRandomNumberGenerator)"#, at: location).report(
      """
      @Dependency(\\.withRandomNumberGenerator) was used in a test that does not override the \
      dependency.
      """,
      advice: """
        The result would differ from run to run. Override the dependency with a generator that has \
        a seed.
        """
    )
    return base.next()
  }
}
