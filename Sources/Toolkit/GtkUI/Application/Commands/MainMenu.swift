import Gtk

/// The main menu of a window, with the button at the end of the header and the keyboard shortcuts
/// of the menu.
///
/// **Shortcuts.** F10 opens the menu. The shortcuts of the menu items work anywhere in the window,
/// even if the focused widget uses the same keys, except that a text field keeps the keys for
/// editing. **Accessibility.** The button's name is "Main Menu",
/// in the language of the user. **Style classes.** `main-menu`.
@MainActor
final class MainMenu {
  let button = MenuButton()
  private(set) var node: Node<MainMenuContent>?
  private(set) var layout = MenuLayout()
  /// The sheet with the information about the app or with the keyboard shortcuts, until its
  /// dismissal has ended.
  private var dialog: MenuDialog?
  /// The dialog while it disappears. A second request to dismiss the dialog is ignored.
  private weak var dismissedDialog: MenuDialog?
  private var isDialogPending = false
  private var environment = EnvironmentValues()

  private(set) var model: MenuModel?
  private lazy var context = MenuContext { [weak self] in self?.rebuild() }
  private weak var window: Gtk.Window?
  /// The commands that have keyboard shortcuts and are not in the menu.
  private(set) var hidden: [MenuElement] = []

  init() {
    button.iconName = "open-menu-symbolic"
    button.tooltip = ToolkitWord.mainMenu.text
    button.isPrimary = true
    button.addCSSClass("main-menu")
    button.exposeOnlyInnerButton()
    button.setAccessibleName(ToolkitWord.mainMenu.text)
  }

  /// Creates the items of the menu.
  ///
  /// - Parameters:
  ///   - window: The window with the button of the menu.
  ///   - kind: The kind of the scene of the window.
  ///   - commands: The commands of the app.
  ///   - parent: The node that is refreshed before the commands.
  ///   - environment: The environment of the commands.
  ///   - areKeysUsable: Returns whether the keys of the items currently work.
  ///   - closeDocument: Performs the action of a tab view for Ctrl+W. Returns whether a tab view
  ///     has handled the key. If not, the window is closed.
  func show(
    in window: Gtk.Window,
    _ kind: WindowSceneKind,
    commands: [any View],
    parent: AnyNode,
    _ environment: EnvironmentValues,
    areKeysUsable: @escaping @MainActor () -> Bool,
    closeDocument: @escaping @MainActor () -> Bool
  ) {
    self.window = window
    self.environment = environment
    let model = MenuModel(
      on: window,
      prefix: "menu",
      keysPrecedeFocus: true,
      areKeysUsable: areKeysUsable
    )
    self.model = model
    button.setMenu(model.menu)
    hidden = [
      MenuElement(kind: .action, title: ToolkitWord.closeWindow.text, accelerator: "<Control>w") {
        [weak window] in
        if !closeDocument() { window?.close() }
      }
    ]
    var environment = environment
    environment.menu = context
    node = content(kind, commands, environment)
      .makeNode(NodeContext(parent: parent, environment: environment, scope: nil))
    rebuild()
  }

  func update(
    _ kind: WindowSceneKind,
    commands: [any View],
    _ environment: EnvironmentValues
  ) {
    self.environment = environment
    if dialog !== dismissedDialog { dialog?.update(environment) }
    var environment = environment
    environment.menu = context
    node?.update(content(kind, commands, environment), environment)
  }

  func dismantle() {
    dialog?.destroy()
    dialog = nil
    environment = EnvironmentValues()
    node?.dismantle()
    node = nil
    model?.remove()
    model = nil
    hidden = []
    button.setMenu(nil)
  }

  private func content(
    _ kind: WindowSceneKind,
    _ commands: [any View],
    _ environment: EnvironmentValues
  ) -> MainMenuContent {
    let app = environment.app
    let about = environment.aboutInfo
    var openAnother: (@MainActor () -> Void)?
    if case .group = kind {
      openAnother = environment.openAnotherWindow
    }
    var openSettings: (@MainActor () -> Void)?
    if app?.settings != nil {
      openSettings = { [action = environment.openSettings] in action() }
    }
    return MainMenuContent(
      commands: commands,
      standard: StandardCommands(
        appName: about.name ?? app?.name ?? "",
        openAnother: openAnother,
        openSettings: openSettings,
        showShortcuts: { [weak self] in self?.showShortcuts() },
        showAbout: { [weak self, weak app] in
          guard let app else { return }
          self?.present {
            AboutView(
              info: about,
              name: about.name ?? app.name,
              icon: (about.icon ?? app.application.id).flatMap { icon in
                Display.default?.hasIcon(named: icon) == true ? icon : nil
              }
            )
          }
        },
        quit: { [weak app] in app?.quit() }
      )
    )
  }

  private func showShortcuts() {
    present { [layout, hidden, window] in
      ShortcutsView(groups: ShortcutsOverview(layout, own: hidden, in: window).groups)
    }
  }

  /// Presents a view above the window of the menu, after the menu has closed. The dialog would
  /// otherwise be below the menu.
  private func present<Content: View>(_ content: @escaping @MainActor () -> Content) {
    guard dialog == nil, !isDialogPending else { return }
    isDialogPending = true
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self else { return }
      isDialogPending = false
      guard dialog == nil, let node, node.phase == .active else { return }
      dialog = MenuDialog(content(), parent: node, environment) { [weak self] in
        self?.dismissDialog()
      }
    }
  }

  private func dismissDialog() {
    guard let dialog, dialog !== dismissedDialog else { return }
    dismissedDialog = dialog
    dialog.beginDismissal { [weak self] in
      guard let self, self.dialog === dialog else { return }
      self.dialog = nil
      dismissedDialog = nil
    }
  }

  // MARK: Content

  private func rebuild() {
    guard let node, node.phase == .active else { return }
    layout = MenuLayout(PlacedCommands.all(in: node, menu: context))
    // If several items have the same shortcut, the first of these items in the menu is used.
    model?.show(layout.sections, hidden: hidden)
  }
}
