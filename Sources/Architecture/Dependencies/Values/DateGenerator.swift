import Foundation

extension DependencyValues {
  /// The generator of dates. By default, the generator returns the system date. A test must
  /// override the generator.
  ///
  /// ```swift
  /// @Dependency(\.date.now) var now
  /// ```
  public var date: DateGenerator {
    get { self[DateGeneratorKey.self] }
    set { self[DateGeneratorKey.self] = newValue }
  }
}

private enum DateGeneratorKey: DependencyKey {
  static let liveValue = DateGenerator { Date() }
}

/// A generator of the current date.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// Creates a generator that calls a closure for each date.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// Returns a generator that always returns the same date.
  public static func constant(_ now: Date) -> Self {
    Self { now }
  }

  /// The date that the generator returns. Setting the property replaces the closure of the
  /// generator by a closure that always returns the new date.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// Returns the result of the closure of the generator.
  public func callAsFunction() -> Date {
    generate()
  }
}
