import Gtk

/// The window that views are in.
@MainActor
final class WindowContext {
  /// Dialogs are shown above it.
  private(set) weak var window: Gtk.Window?

  /// What leads back, at the start of the header.
  var onBackControlChange: @MainActor (Widget?) -> Void = { _ in }

  /// What the header, and the window, are called.
  var onTitleChange: @MainActor (String) -> Void = { _ in }

  init(window: Gtk.Window) {
    self.window = window
  }
}

private enum WindowContextKey: EnvironmentKey {
  static let defaultValue: WindowContext? = nil
}

extension EnvironmentValues {
  var window: WindowContext? {
    get { self[WindowContextKey.self] }
    set { self[WindowContextKey.self] = newValue }
  }
}
