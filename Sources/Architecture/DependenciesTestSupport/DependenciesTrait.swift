import Dependencies
import Testing

/// A trait that overrides dependencies of a test, or of each test of a suite.
///
/// ```swift
/// @Suite(.dependencies { $0.continuousClock = .immediate })
/// struct FeatureTests {
///   @Test(.dependency(\.uuid, .incrementing)) func addButton() { … }
/// }
/// ```
///
/// Tests with this trait don't share the default values of dependencies, and neither do the cases
/// of a parameterized test. A trait of a test has precedence over a trait of its suite.
public struct DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether an earlier trait has already separated the default values of the current test case.
  @TaskLocal private static var hasNewDefaults = false

  let updateValues: @Sendable (inout DependencyValues) async throws -> Void

  /// Always `true`, so that a trait of a suite applies to each test of the suite, and of nested
  /// suites.
  public var isRecursive: Bool { true }

  /// Runs a test case with the overridden dependencies. The first trait of a test case also
  /// separates the default values of the test case from those of other test cases.
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
  /// A trait that overrides no dependency. Like each trait of this type, it separates the default
  /// values of dependencies for each case of the test.
  public static var dependencies: Self {
    Self { _ in }
  }

  /// Overrides dependencies.
  ///
  /// - Parameter updateValues: A closure that changes the dependencies. If the closure throws, the
  ///   test fails.
  /// - Returns: A trait of a test or of a suite.
  public static func dependencies(
    _ updateValues: @escaping @Sendable (inout DependencyValues) async throws -> Void
  ) -> Self {
    Self(updateValues: updateValues)
  }

  /// Overrides one dependency, or a member of a dependency.
  ///
  /// ```swift
  /// @Test(.dependency(\.date.now, .distantPast)) func overdueReminder() { … }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the dependency, or of its member.
  ///   - value: The value, which is evaluated for each case of the test. If the expression throws,
  ///     the test fails.
  /// - Returns: A trait of a test or of a suite.
  public static func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self {
    Self { $0[keyPath: keyPath] = try value() }
  }

  /// Overrides the dependency whose key is the type of the value.
  ///
  /// - Parameter value: The value, which is evaluated for each case of the test.
  /// - Returns: A trait of a test or of a suite.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self where Value == Value.Value {
    Self { $0[Value.self] = try value() }
  }
}
