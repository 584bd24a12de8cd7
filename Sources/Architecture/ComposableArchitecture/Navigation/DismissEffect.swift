import Dependencies
import IssueReporting

extension DependencyValues {
  /// A function that dismisses the feature that reads this dependency. If a child of a presented
  /// feature reads this dependency, and the child is not presented itself, the function dismisses
  /// the presented feature.
  ///
  /// ```swift
  /// @Dependency(\.dismiss) var dismiss
  ///
  /// case .closeButtonTapped:
  ///   return .run { _ in await dismiss() }
  /// ```
  ///
  /// The parent receives `.dismiss`, or `.popFrom(id:)` in a stack. All effects of the dismissed
  /// feature are cancelled. Do not send an action after the call, because the state of the feature
  /// no longer exists.
  public var dismiss: DismissEffect {
    get { self[DismissEffect.Key.self] }
    set { self[DismissEffect.Key.self] = newValue }
  }

  /// Whether the current feature, or a feature that contains the current feature, is presented and
  /// can be dismissed.
  public var isPresented: Bool {
    dismiss.dismiss != nil
  }
}

/// The value of `@Dependency(\.dismiss)`. See ``Dependencies/DependencyValues/dismiss``.
public struct DismissEffect: Sendable {
  var dismiss: (@MainActor @Sendable () -> Void)?

  private init() {
    dismiss = nil
  }

  /// Creates a value that calls a closure to dismiss the feature. `isPresented` is `true` if this
  /// value overrides the dependency `dismiss`.
  public init(_ dismiss: @escaping @MainActor @Sendable () -> Void) {
    self.dismiss = dismiss
  }

  /// Dismisses the presented feature. Reports an issue if no feature is presented. Does nothing if
  /// the feature that the caller belongs to has been dismissed, even if the same feature is
  /// presented again.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let dismiss else {
      reportIssue(
        """
        'dismiss' was called at \(fileID):\(line) by a feature that is not presented.

        Nothing was dismissed. A feature can be dismissed if the feature is run by the \
        presentation form of 'ifLet', or by 'forEach' over a stack. If the feature is not always \
        presented, check '@Dependency(\\.isPresented)' first.
        """,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
      return
    }
    dismiss()
  }

  fileprivate enum Key: DependencyKey {
    static let liveValue = DismissEffect()
    static let testValue = DismissEffect()
  }
}

extension DependencyValues {
  /// Returns these values, with the path and the `dismiss` dependency of a presented feature.
  func presenting(
    _ path: NavigationIDPath,
    dismiss: @escaping @MainActor @Sendable () -> Void
  ) -> Self {
    var values = self
    values.navigationIDPath = path
    values.dismiss = DismissEffect(dismiss)
    return values
  }

  /// Returns these values, with the path and the `dismiss` dependency of a presented child.
  @usableFromInline
  func presenting(_ child: _MountedChild) -> Self {
    presenting(child.path) { child.dismiss() }
  }
}
