import Foundation
import IssueReporting

/// The environment that code runs in, which determines the default of each dependency.
public enum DependencyContext: Equatable, Hashable, Sendable {
  /// An app. The default of a dependency is ``DependencyKey/liveValue``.
  case live
  /// A preview. The default of a dependency is ``TestDependencyKey/previewValue``.
  case preview
  /// A test. The default of a dependency is ``TestDependencyKey/testValue``.
  case test

  /// The context of this process. A scope can set another context.
  static let process = DependencyContext(
    environment: ProcessInfo.processInfo.environment,
    isTesting: isTesting
  )

  /// Determines the context from the environment variables and from the presence of a test runner.
  ///
  /// The environment variable `SWIFT_DEPENDENCIES_CONTEXT` takes precedence. A value other than
  /// `live`, `preview` and `test` is reported as an issue and ignored.
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
          is not a context. The variable is ignored. The valid contexts are "live", "preview" and \
          "test".
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
  /// The environment that the code runs in.
  ///
  /// The context is `.preview` in a preview of Xcode, `.test` under a test runner and `.live`
  /// otherwise. The environment variable `SWIFT_DEPENDENCIES_CONTEXT` takes precedence, if its
  /// value is `live`, `preview` or `test`. Set the property to use the defaults of another context
  /// in one scope:
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

  /// Values without overrides, in the live context, with separate defaults.
  public static var live: Self { Self(context: .live) }

  /// Values without overrides, in the preview context, with separate defaults.
  public static var preview: Self { Self(context: .preview) }

  /// Values without overrides, in the test context, with separate defaults.
  public static var test: Self { Self(context: .test) }

  private init(context: DependencyContext) {
    self.init()
    self.context = context
  }
}
