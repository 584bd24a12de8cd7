import Foundation
import IssueReporting

/// What the code runs for, which decides the default of each dependency.
public enum DependencyContext: Equatable, Hashable, Sendable {
  /// An app: ``DependencyKey/liveValue``.
  case live
  /// A preview: ``TestDependencyKey/previewValue``.
  case preview
  /// A test: ``TestDependencyKey/testValue``.
  case test

  /// The context of this process, unless a scope sets another one.
  static let process = DependencyContext(
    environment: ProcessInfo.processInfo.environment,
    isTesting: isTesting
  )

  /// Works out a context.
  ///
  /// The environment variable `SWIFT_DEPENDENCIES_CONTEXT` wins. Text other than `live`, `preview`
  /// and `test` is reported as an issue and ignored.
  init(environment: [String: String], isTesting: Bool) {
    if let text = environment["SWIFT_DEPENDENCIES_CONTEXT"] {
      switch text {
      case "live":
        self = .live
        return
      case "preview":
        self = .preview
        return
      case "test":
        self = .test
        return
      default:
        reportIssue(
          """
          The environment variable 'SWIFT_DEPENDENCIES_CONTEXT' is \(text.debugDescription), which \
          is not a context, and is ignored. It can be "live", "preview" or "test".
          """
        )
      }
    }
    if environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" {
      self = .preview
    } else {
      self = isTesting ? .test : .live
    }
  }
}

enum DependencyContextKey: DependencyKey {
  static var liveValue: DependencyContext { DependencyContext.process }
  static var previewValue: DependencyContext { DependencyContext.process }
  static var testValue: DependencyContext { DependencyContext.process }
}

extension DependencyValues {
  /// What the code runs for.
  ///
  /// By default `.test` under a test runner and `.live` otherwise; the environment variable
  /// `SWIFT_DEPENDENCIES_CONTEXT` can say `live`, `preview` or `test` instead. Set it to see other
  /// defaults in one scope:
  ///
  /// ```swift
  /// withDependencies {
  ///   $0.context = .preview
  /// } operation: {
  ///   FeatureModel()
  /// }
  /// ```
  public var context: DependencyContext {
    get { overriddenContext ?? defaults.context }
    set { self[DependencyContextKey.self] = newValue }
  }

  /// Values without overrides, in the live context, and with defaults of their own.
  public static var live: Self { Self(context: .live) }

  /// Values without overrides, in the preview context, and with defaults of their own.
  public static var preview: Self { Self(context: .preview) }

  /// Values without overrides, in the test context, and with defaults of their own.
  public static var test: Self { Self(context: .test) }

  private init(context: DependencyContext) {
    self.init()
    self.context = context
  }
}
