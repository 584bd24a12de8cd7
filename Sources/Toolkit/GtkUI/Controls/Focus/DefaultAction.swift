import Gtk

/// A registration of a widget as the default widget of its window while the widget is shown. Enter
/// activates the default widget.
@MainActor
final class DefaultAction {
  private let widget: Widget
  private weak var window: Gtk.Window?
  private var connections: [SignalConnection] = []

  init(_ widget: Widget) {
    self.widget = widget
    connections = [
      widget.onMap { [weak self] in self?.install() },
      widget.onUnmap { [weak self] in self?.uninstall() },
    ]
    if widget.isMapped { install() }
  }

  func remove() {
    connections.forEach { $0.disconnect() }
    connections = []
    uninstall()
  }

  private func install() {
    window = widget.root as? Gtk.Window
    window?.defaultWidget = widget.principal
  }

  /// NB: GTK doesn't retain the default widget, and resets a removed default widget only when the
  /// window is drawn again. Until then, GTK uses the removed widget. Still present in 4.24.1.
  private func uninstall() {
    if let window, window.defaultWidget === widget.principal {
      window.defaultWidget = nil
    }
    window = nil
  }
}
