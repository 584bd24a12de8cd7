import Gtk

/// The keyboard shortcuts of the items of a menu. While `areUsable` returns `true`, the shortcuts
/// work in the whole window.
///
/// The shortcuts of the main menu run before the keys of the focused widget: a list would deselect
/// its rows for Ctrl+Shift+A. A focused text field keeps the keys for editing.
@MainActor
final class MenuShortcuts {
  private weak var widget: Widget?
  private let areUsable: @MainActor () -> Bool
  private let precedeFocus: Bool
  private var controller: ShortcutController?
  private var installed: [(accelerator: String, item: MenuItem)] = []

  /// - Parameters:
  ///   - widget: The widget to whose window the shortcuts apply.
  ///   - precedeFocus: Whether the shortcuts run before the keys of the focused widget.
  ///   - areUsable: Returns whether the shortcuts currently work.
  init(on widget: Widget, precedeFocus: Bool, areUsable: @escaping @MainActor () -> Bool) {
    self.widget = widget
    self.precedeFocus = precedeFocus
    self.areUsable = areUsable
  }

  /// Installs the keys of `items` and removes all other keys. If several items have equal keys, the
  /// first item is used.
  ///
  /// - Parameters:
  ///   - items: The items of the menu.
  ///   - fallbacks: Items whose keys work unless an item of the menu, or a control in the widget,
  ///     has the same keys.
  func install(_ items: [MenuItem], fallbacks: [MenuItem]) {
    var usedAccelerators: Set<String> = []
    let new = (items + fallbacks).compactMap { item -> (accelerator: String, item: MenuItem)? in
      guard let accelerator = item.element.accelerator,
        usedAccelerators.insert(accelerator).inserted
      else {
        return nil
      }
      return (accelerator, item)
    }
    guard !new.elementsEqual(installed, by: { $0.item === $1.item }) else { return }
    remove()
    installed = new
    let controller = ShortcutController(scope: .global)
    if precedeFocus { controller.phase = .capture }
    for (accelerator, item) in new {
      let editsText = precedeFocus && ReservedKeys.editText(accelerator)
      if precedeFocus { ReservedKeys.reportConflict(of: item.element.title, with: accelerator) }
      let isFallback = fallbacks.contains { $0 === item }
      let shortcut = Shortcut(accelerator) { [weak item, weak widget, areUsable] in
        // The keys of a disabled item are passed to other handlers.
        guard let item, item.action?.isEnabled == true, areUsable() else { return false }
        if isFallback, widget?.hasControl(with: accelerator) == true { return false }
        if editsText, widget?.focusInWindow?.isTextInput == true { return false }
        item.perform()
        return true
      }
      shortcut?.title = { [weak item] in item?.element.title }
      if let shortcut { controller.add(shortcut) }
    }
    widget?.addController(controller)
    self.controller = controller
  }

  /// The items by their installed keys.
  var triggers: [String: MenuItem] {
    Dictionary(installed.map { ($0.accelerator, $0.item) }, uniquingKeysWith: { first, _ in first })
  }

  func remove() {
    if let controller { widget?.removeController(controller) }
    controller = nil
    installed = []
  }
}
