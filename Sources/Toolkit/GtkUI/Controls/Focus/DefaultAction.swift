import Gtk

/// A registration of a widget as the default widget of its window while the widget is shown. Enter
/// activates the default widget.
@MainActor
final class DefaultAction {
  private let widget: Widget
  private let layers: WindowLayers?
  private weak var window: Gtk.Window?
  private var connections: [SignalConnection] = []

  /// - Parameters:
  ///   - widget: The widget.
  ///   - layers: The layers that contain the widget, or `nil` for a widget in a foreign window.
  init(_ widget: Widget, in layers: WindowLayers?) {
    self.widget = widget
    self.layers = layers
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
    if let layers {
      layers.defaultWidget = widget.principal
      return
    }
    window = widget.root as? Gtk.Window
    window?.defaultWidget = widget.principal
  }

  private func uninstall() {
    if let layers, layers.defaultWidget === widget.principal { layers.defaultWidget = nil }
    if let window { DefaultWidget.reset(widget.principal, in: window) }
    window = nil
  }
}
