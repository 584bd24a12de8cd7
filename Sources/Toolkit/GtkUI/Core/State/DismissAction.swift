/// An action that dismisses the sheet or the popover that contains the view, or pops the page that
/// contains the view. If there is none, the action closes the window of the app.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// …
/// Button("Close") { dismiss() }
/// ```
///
/// The action writes the binding of the presentation, as if the user had dismissed the
/// presentation. If there is nothing to dismiss, the action does nothing.
@MainActor
public struct DismissAction {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Dismisses the presentation, pops the page, or closes the window. Does nothing if there is
  /// nothing to dismiss.
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
  /// Dismisses the closest sheet, popover or page that contains the view, or closes the window.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] ?? DismissAction { [self] in closeWindow?(self) } }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether ``dismiss`` would dismiss a sheet, a popover or a page in the window.
  public var isPresented: Bool { self[DismissKey.self] != nil }

  /// Closes the window of an environment. `nil` if no app has opened the window.
  var closeWindow: (@MainActor (EnvironmentValues) -> Void)? {
    get { self[CloseWindowKey.self] }
    set { self[CloseWindowKey.self] = newValue }
  }
}
