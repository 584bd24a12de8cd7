import Dependencies
import Testing

/// Overrides dependencies of a test, or of each test of a suite.
///
/// ```swift
/// @Suite(.dependencies { $0.continuousClock = .immediate })
/// struct FeatureTests {
///   @Test(.dependency(\.uuid, .incrementing)) func addButton() { … }
/// }
/// ```
///
/// Each case of a test, with its own arguments, has defaults of its own. A trait of a test goes
/// before one of its suite.
public struct DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the test case that runs has its own defaults already, from an earlier trait.
  @TaskLocal private static var hasNewDefaults = false

  let updateValues: @Sendable (inout DependencyValues) async throws -> Void

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let hadNewDefaults = Self.hasNewDefaults
    try await withDependencies {
      if !hadNewDefaults {
        $0 = $0.withNewDefaults()
      }
      try await updateValues(&$0)
    } operation: {
      defer {
        if !hadNewDefaults {
          DependencyValues._current.testDidEnd()
        }
      }
      try await Self.$hasNewDefaults.withValue(true, operation: function)
    }
  }
}

extension Trait where Self == DependenciesTrait {
  /// Gives each case of the test defaults of its own.
  public static var dependencies: Self {
    Self { _ in }
  }

  /// Overrides dependencies.
  ///
  /// - Parameter updateValues: Changes the dependencies. The test fails if it throws.
  public static func dependencies(
    _ updateValues: @escaping @Sendable (inout DependencyValues) async throws -> Void
  ) -> Self {
    Self(updateValues: updateValues)
  }

  /// Overrides one dependency, or something within one.
  ///
  /// ```swift
  /// @Test(.dependency(\.date.now, .distantPast)) func olderThanAll() { … }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: What to override.
  ///   - value: The value, made anew for each case of the test. The test fails if that throws.
  public static func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self {
    Self { $0[keyPath: keyPath] = try value() }
  }

  /// Overrides the dependency whose key is the type of the value.
  ///
  /// - Parameter value: The value, made anew for each case of the test.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self where Value == Value.Value {
    Self { $0[Value.self] = try value() }
  }
}
