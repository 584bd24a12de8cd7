import Gtk

/// The state of one open window, which the windows of its scene remember.
@MainActor
final class WindowMemory {
  let columnWidths: ColumnWidths
  private let states: WindowStates
  private let scene: String
  private let isFirst: Bool

  /// - Parameters:
  ///   - scene: The key of the window's scene.
  ///   - states: The states of all scenes.
  ///   - isFirst: Whether no other window of the scene is open.
  init(of scene: String, in states: WindowStates, isFirst: Bool) {
    self.scene = scene
    self.states = states
    self.isFirst = isFirst
    columnWidths = ColumnWidths(states[scene]?.columnWidths ?? [:])
  }

  /// Returns the size with which the window opens.
  func size(default size: (width: Int, height: Int)) -> (width: Int, height: Int) {
    states[scene]?.size(on: Display.default?.monitorSizes ?? []) ?? size
  }

  /// Maximizes the new window if the last window of the scene was maximized. A second window would
  /// cover the first.
  func maximize(_ window: Gtk.Window) {
    if isFirst, states[scene]?.isMaximized == true { window.isMaximized = true }
  }

  /// Remembers the current state of the window.
  func remember(_ window: Gtk.Window) {
    // GTK updates the default size, except while the window is maximized.
    let size = window.defaultSize
    guard let width = size.width, let height = size.height else { return }
    states[scene] = WindowState(
      width: width,
      height: height,
      isMaximized: window.isMaximized,
      columnWidths: columnWidths.values
    )
  }
}
