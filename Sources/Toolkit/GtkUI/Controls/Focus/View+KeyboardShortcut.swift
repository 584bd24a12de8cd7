import Gtk
import IssueReporting

extension View {
  /// Adds a key combination that triggers the control, regardless of the focus within the window.
  /// `.command` is the Control key.
  ///
  /// ```swift
  /// Button("New") { … }
  ///   .keyboardShortcut("n")
  /// ```
  ///
  /// The keys have no effect while the control is disabled or not shown. A menu shows the keys next
  /// to the item.
  public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Adds a key combination that triggers the control. `.defaultAction` is Enter, and
  /// `.cancelAction` is Escape. `nil` adds no key combination.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    ShortcutContent(shortcut: shortcut, content: self)
  }
}

private struct ShortcutContent<Content: View>: WrapperView {
  let shortcut: KeyboardShortcut?
  let content: Content

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    guard environment.menu != nil else { return environment }
    var environment = environment
    environment.keyboardShortcut = shortcut
    return environment
  }

  func makeNode(_ context: NodeContext) -> Node<Self> {
    ShortcutNode(self, context)
  }
}

private final class ShortcutNode<Content: View>: WrapperNode<ShortcutContent<Content>>,
  ShortcutOwner
{
  private enum Installed {
    case controller(ShortcutController)
    case defaultAction(DefaultAction)
    case cancelAction(CancelAction)
  }

  private var installed: (widget: Widget, Installed)?

  var shortcut: KeyboardShortcut? { view.shortcut }

  override init(_ view: ShortcutContent<Content>, _ context: NodeContext) {
    super.init(view, context)
    install()
  }

  override func viewDidUpdate(from old: ShortcutContent<Content>) {
    super.viewDidUpdate(from: old)
    if view.shortcut != old.shortcut {
      remove()
      install()
    }
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect == .widgets, firstWidget !== installed?.widget {
      remove()
      install()
    }
    super.contentDidChange(aspect)
  }

  override func willDismantle() {
    remove()
  }

  private func install() {
    guard environment.menu == nil, let shortcut = view.shortcut, let widget = firstWidget else {
      return
    }
    if shortcut == .defaultAction {
      installed = (widget, .defaultAction(DefaultAction(widget, in: environment.window?.layers)))
      return
    }
    if shortcut == .cancelAction {
      let action = CancelAction(widget) { [weak widget] in widget?.activateByShortcut() ?? false }
      installed = (widget, .cancelAction(action))
      return
    }
    guard
      let accelerator = shortcut.accelerator,
      let keys = Shortcut(
        accelerator,
        action: { [weak widget] in
          widget?.activateByShortcut() ?? false
        }
      )
    else {
      reportIssue(
        """
        There is no key for the keyboard shortcut '\(shortcut.key.character)'. The shortcut is \
        ignored. Use a character of a keyboard, or a key that has a name, such as '.escape'.
        """
      )
      return
    }
    keys.title = { [weak widget] in widget?.accessibleTitle }
    let controller = ShortcutController(scope: .global)
    controller.add(keys)
    widget.addController(controller)
    installed = (widget, .controller(controller))
  }

  private func remove() {
    switch installed {
    case (let widget, .controller(let controller))?: widget.removeController(controller)
    case (_, .defaultAction(let action))?: action.remove()
    case (_, .cancelAction(let action))?: action.remove()
    case nil: break
    }
    installed = nil
  }
}

extension Widget {
  /// The accessible name of the widget, or otherwise its text. `nil` without a name and a text.
  var accessibleTitle: String? {
    if let label = principal.accessibleLabel, !label.isEmpty { return label }
    let text = labels.map(\.text).joined(separator: " ")
    return text.isEmpty ? nil : text
  }

  /// Activates the widget as a click would, unless the widget is disabled or not shown. Returns
  /// whether the widget was activated.
  fileprivate func activateByShortcut() -> Bool {
    let widget = principal
    guard widget.isMapped, widget.isEffectivelySensitive else { return false }
    if let button = widget as? Gtk.Button, !(button is ToggleButton) {
      // GTK's activation would first show the button pressed for a while.
      button.click()
      return true
    }
    return widget.mnemonicActivate()
  }
}
