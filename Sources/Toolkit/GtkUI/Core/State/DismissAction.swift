/// An action that dismisses the presentation that contains the view or pops the page that contains
/// the view, whichever is closer. If there is neither, the action closes the window of the app.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// …
/// Button("Close") { dismiss() }
/// ```
///
/// The action writes the binding of the presentation, as if the user had dismissed the
/// presentation. If the window was not opened by an app, and there is nothing to dismiss, the
/// action does nothing.
@MainActor
public struct DismissAction {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Dismisses the presentation, pops the page, or closes the window. Does nothing if there is no
  /// presentation, page or window of an app.
  public func callAsFunction() {
    action()
  }
}

private enum DismissKey: EnvironmentKey {
  static let defaultValue: DismissAction? = nil
}

private enum CloseWindowKey: EnvironmentKey {
  static let defaultValue: (@MainActor (EnvironmentValues) -> Void)? = nil
}

extension EnvironmentValues {
  /// An action that dismisses the closest presentation or page that contains the view, or closes
  /// the window.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] ?? DismissAction { [self] in closeWindow?(self) } }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether ``dismiss`` would dismiss a presentation or pop a page, instead of closing the window.
  public var isPresented: Bool { self[DismissKey.self] != nil }

  /// Closes the window of an environment. `nil` if the window was not opened by an app.
  var closeWindow: (@MainActor (EnvironmentValues) -> Void)? {
    get { self[CloseWindowKey.self] }
    set { self[CloseWindowKey.self] = newValue }
  }
}
