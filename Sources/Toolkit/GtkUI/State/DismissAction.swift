/// Asks for what the view is in to be left: the sheet, the popover, the page, or else the window of
/// the app.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// …
/// Button("Close") { dismiss() }
/// ```
///
/// The binding behind it is written, as if the person who uses the app had closed it. Where there is
/// nothing to leave, it does nothing.
@MainActor
public struct DismissAction {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  public func callAsFunction() {
    action()
  }
}

private enum DismissKey: EnvironmentKey {
  static let defaultValue: DismissAction? = nil
}

extension EnvironmentValues {
  /// Leaves the closest sheet, popover or page that the view is in, or closes its window.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] ?? DismissAction { [self] in closeWindow() } }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether there is something in the window that ``dismiss`` would leave.
  public var isPresented: Bool { self[DismissKey.self] != nil }

  /// Closes the window, if it is one that an app has opened.
  private func closeWindow() {
    if app != nil {
      dismissWindow()
    }
  }
}
