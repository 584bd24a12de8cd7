import Gtk

/// An observer of the keys that are typed anywhere in the window of a widget, while the widget is
/// shown. Keys that the focused widget handles are not observed.
@MainActor
final class WindowKeyObserver {
  private let widget: Widget
  private let onType: @MainActor (Key, EventControllerKey) -> Bool
  private var installed: (window: Widget, controller: EventControllerKey)?
  private var connections: [SignalConnection] = []

  /// - Parameters:
  ///   - widget: The widget whose window is observed while the widget is mapped.
  ///   - onType: Called for a key that types text other than a space. Returns whether the closure
  ///     handled the key.
  init(
    around widget: Widget,
    onType: @escaping @MainActor (_ key: Key, _ controller: EventControllerKey) -> Bool
  ) {
    self.widget = widget
    self.onType = onType
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
    guard installed == nil, let window = widget.root else { return }
    let controller = EventControllerKey()
    controller.onKeyPressed { [weak self, weak controller] key, modifiers in
      guard let self, let controller, key.isTyped(with: modifiers), !widget.isEffectivelyInert
      else { return false }
      return onType(key, controller)
    }
    window.addController(controller)
    installed = (window, controller)
  }

  private func uninstall() {
    if let (window, controller) = installed { window.removeController(controller) }
    installed = nil
  }
}

extension Key {
  /// Whether the key types text that can start a search. Space is excluded, because the space key
  /// activates the focused widget.
  fileprivate func isTyped(with modifiers: KeyModifiers) -> Bool {
    guard modifiers.isDisjoint(with: [.control, .alt, .super]) else { return false }
    return composesCharacter || character.map { $0 != " " } ?? false
  }
}
