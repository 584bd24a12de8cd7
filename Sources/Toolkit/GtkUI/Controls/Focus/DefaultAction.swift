import Gtk

/// Makes a widget the one that Enter activates in its window, for as long as it is shown.
@MainActor
final class DefaultAction {
  private let widget: Widget
  private weak var window: Gtk.Window?
  private var connections: [SignalConnection] = []

  init(_ widget: Widget) {
    self.widget = widget
    connections = [
      widget.onMap { [weak self] in self?.take() },
      widget.onUnmap { [weak self] in self?.leave() },
    ]
    if widget.isMapped { take() }
  }

  func remove() {
    connections.forEach { $0.disconnect() }
    connections = []
    leave()
  }

  private func take() {
    window = widget.root as? Gtk.Window
    window?.defaultWidget = widget.principal
  }

  /// GTK 4.8 doesn't notice that its default widget is gone, and uses it all the same.
  private func leave() {
    if let window, window.defaultWidget === widget.principal {
      window.defaultWidget = nil
    }
    window = nil
  }
}
