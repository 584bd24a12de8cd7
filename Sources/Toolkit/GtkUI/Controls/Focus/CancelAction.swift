import Gtk

/// A handler of Escape that performs the action of a widget while the widget is shown.
///
/// The focused widget, for example in a search field or a popover, receives the key first. This
/// handler runs before the handler of the window, which pops a page.
@MainActor
final class CancelAction {
  private let widget: Widget
  private let perform: @MainActor () -> Bool
  private var connections: [SignalConnection] = []
  private var added: [(widget: Widget, controller: ShortcutController)] = []

  init(_ widget: Widget, perform: @escaping @MainActor () -> Bool) {
    self.widget = widget
    self.perform = perform
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
    guard added.isEmpty else { return }
    if let content = (widget.root as? Gtk.Window)?.child { add(.local, to: content) }
    // If no widget has the focus, key events don't pass through the content.
    add(.global, to: widget)
  }

  private func add(_ scope: ShortcutController.Scope, to target: Widget) {
    let shortcut = Shortcut("Escape") { [weak widget, perform] in
      widget?.isEffectivelyInert == false && perform()
    }
    guard let shortcut else { return }
    let controller = ShortcutController(scope: scope)
    controller.add(shortcut)
    target.addController(controller)
    added.append((target, controller))
  }

  private func uninstall() {
    for (widget, controller) in added { widget.removeController(controller) }
    added = []
  }
}
