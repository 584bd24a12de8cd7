import Foundation

extension DependencyValues {
  /// What tells the date. By default the system does; a test has to say what date it is.
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

/// Tells the date.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// Asks a closure, each time that the date is wanted.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// Always tells the same date.
  public static func constant(_ now: Date) -> Self {
    Self { now }
  }

  /// The date. Setting it makes it constant.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  public func callAsFunction() -> Date {
    generate()
  }
}
