import Gtk
import IssueReporting

/// The main menu of a window: the button at the end of its header, what it opens, and the keys.
///
/// **Shortcuts.** F10 opens it; the keys of its items work anywhere in the window, unless what has
/// the focus has a use for them. **Accessibility.** The button's name is "Main Menu". **Style
/// classes.** `main-menu`.
@MainActor
final class MainMenu {
  let button = MenuButton()
  private(set) var node: Node<MainMenuContent>?
  private(set) var layout = MenuLayout()
  /// What the app is, or its shortcuts, while that is shown.
  private(set) var dialog: Gtk.Window?

  private let model = CommandMenuModel(prefix: MainMenu.prefix)
  private let context = CommandContext()
  let keys: MenuKeys
  private weak var window: Gtk.Window?
  private var isIssueReported = false

  /// The name of the group of the actions.
  private static let prefix = "menu"

  init() {
    keys = MenuKeys(context.actions)
    button.iconName = "open-menu-symbolic"
    button.tooltip = "Main Menu"
    button.isPrimary = true
    button.addCSSClass("main-menu")
    // What is focused, and spoken, is the button within; that around it is none to anybody.
    button.accessibleRole = .generic
    button.firstChild?.accessibleLabel = "Main Menu"
    button.setMenu(model.menu)
    context.onChange = { [weak self] in self?.rebuild() }
  }

  func show(
    in window: Gtk.Window,
    _ kind: WindowSceneKind,
    commands: [any View],
    parent: AnyNode,
    _ environment: EnvironmentValues
  ) {
    self.window = window
    window.insertActionGroup(Self.prefix, context.actions)
    let close = context.makeAction()
    close.onActivate { [weak window] in window?.close() }
    keys.own = [MenuItem(title: "Close Window", action: close.name, accelerator: "<Control>w")]
    var environment = environment
    environment.commandContext = context
    node = content(kind, commands, environment)
      .makeNode(NodeContext(parent: parent, environment: environment, page: nil))
    rebuild()
  }

  func update(
    _ kind: WindowSceneKind,
    commands: [any View],
    _ environment: EnvironmentValues
  ) {
    var environment = environment
    environment.commandContext = context
    node?.update(content(kind, commands, environment), environment)
  }

  func dismantle() {
    node?.dismantle()
    node = nil
    keys.remove()
    dialog = nil
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
    return MainMenuContent(
      commands: commands,
      standard: StandardCommands(
        appName: about.name ?? app?.name ?? "",
        openAnother: openAnother,
        showShortcuts: { [weak self] in self?.showShortcuts() },
        showAbout: { [weak self, weak app] in
          if let app { self?.show(about.makeDialog(for: app)) }
        },
        quit: { [weak app] in app?.quit() }
      )
    )
  }

  private func showShortcuts() {
    let overview = ShortcutsWindow(ShortcutsOverview(layout, own: keys.own).groups)
    overview.title = "Keyboard Shortcuts"
    show(overview)
  }

  /// Shows a window about the app above that of the menu.
  private func show(_ dialog: Gtk.Window) {
    guard let window else { return }
    dialog.accessibleRole = .dialog
    dialog.isModal = true
    dialog.transientFor = window
    dialog.destroysWithParent = true
    dialog.onCloseRequest { [weak self, weak dialog] in
      if self?.dialog === dialog {
        self?.dialog = nil
      }
      return false
    }
    self.dialog = dialog
    dialog.present()
  }

  // MARK: What it shows

  private func rebuild() {
    guard let node, node.phase == .active else { return }
    if !node.widgets.isEmpty, !isIssueReported {
      isIssueReported = true
      reportIssue(
        """
        There are views among the commands that a menu can't show, and doesn't: it has buttons with \
        a title, and dividers.
        """
      )
    }
    let new = MenuLayout(PlacedCommands.all(in: node))
    guard new != layout else { return }
    model.show(new.sections)
    layout = new
    if let window {
      keys.install(new, in: window)
    }
  }
}
