import Dependencies
import IssueReporting

extension DependencyValues {
  /// Dismisses the feature that uses it.
  ///
  /// ```swift
  /// @Dependency(\.dismiss) var dismiss
  ///
  /// case .closeButtonTapped:
  ///   return .run { _ in await dismiss() }
  /// ```
  ///
  /// The parent receives `.dismiss`, or `.popFrom(id:)` in a stack, and the feature's other effects
  /// are cancelled. Send nothing after it: the feature's state is gone by then.
  public var dismiss: DismissEffect {
    get { self[DismissEffect.Key.self] }
    set { self[DismissEffect.Key.self] = newValue }
  }

  /// Whether the feature that asks is presented by another, and so can be dismissed.
  public var isPresented: Bool {
    dismiss.dismiss != nil
  }
}

/// What `@Dependency(\.dismiss)` gives: see ``Dependencies/DependencyValues/dismiss``.
public struct DismissEffect: Sendable {
  var dismiss: (@MainActor @Sendable () -> Void)?

  private init() {
    dismiss = nil
  }

  public init(_ dismiss: @escaping @MainActor @Sendable () -> Void) {
    self.dismiss = dismiss
  }

  /// Dismisses the feature. Where it isn't presented by anything an issue is reported.
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
        'dismiss' was called at \(fileID):\(line) by a feature that nothing presents.

        A feature can be dismissed if it is run by the presentation form of 'ifLet', or by \
        'forEach' over a stack. Read '@Dependency(\\.isPresented)' where it may be either way.
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
  /// These values, as the child feature at `path` sees them.
  @usableFromInline
  func presenting(_ path: NavigationIDPath) -> Self {
    var values = self
    values.navigationIDPath = path
    values.dismiss = DismissEffect { PresentedFeatures.shared.dismiss(path) }
    return values
  }

  /// These values, as the element of a stack sees them.
  @usableFromInline
  func presenting(_ element: MountedElement) -> Self {
    merging(element.dependencies)
  }
}
