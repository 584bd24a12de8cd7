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

  private func uninstall() {
    if let window { DefaultWidget.reset(widget.principal, in: window) }
    window = nil
  }
}
