/// Asks for what the view is in to be left: the sheet, the popover, or the page.
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
  /// Leaves the closest sheet, popover or page that the view is in.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] ?? DismissAction {} }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether there is something that ``dismiss`` would leave.
  public var isPresented: Bool { self[DismissKey.self] != nil }
}
