import Gtk
import IssueReporting

/// The context of the views in a menu, which notify the menu of changes.
@MainActor
final class MenuContext: TextObserver {
  private let onChange: @MainActor () -> Void
  private var isUpdateScheduled = false
  private var isIssueReported = false

  /// - Parameter onChange: Called once for many changes, when all updates are done. Several items
  ///   may change in one update, and their positions are known only after the update.
  init(onChange: @escaping @MainActor () -> Void) {
    self.onChange = onChange
  }

  /// Schedules a call of `onChange`. Called when an item has changed.
  func elementsDidChange() {
    guard !isUpdateScheduled else { return }
    isUpdateScheduled = true
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self else { return }
      isUpdateScheduled = false
      onChange()
    }
  }

  func textDidChange() { elementsDidChange() }

  /// Reports an issue about a view that a menu can't show, once.
  func reportUnsupportedView(_ node: AnyNode) {
    guard !isIssueReported else { return }
    isIssueReported = true
    reportIssue(
      """
      A menu contains views that a menu can't show, such as the view of a '\(type(of: node))'. \
      These views are not shown. A menu can contain buttons, toggles, pickers, links, texts, \
      dividers, sections and menus.
      """
    )
  }
}

private enum MenuKey: EnvironmentKey {
  static let defaultValue: MenuContext? = nil
}

extension EnvironmentValues {
  /// The menu that contains the view. A view in a menu is an item.
  var menu: MenuContext? {
    get { self[MenuKey.self] }
    set { self[MenuKey.self] = newValue }
  }

  /// The environment of the label of an item. The label itself isn't an item.
  var menuLabel: EnvironmentValues {
    var environment = outsideMenu
    environment.textObserver = menu
    return environment
  }

  /// The environment of a view that an item presents.
  var outsideMenu: EnvironmentValues {
    var environment = self
    environment.menu = nil
    environment.textObserver = nil
    environment.keyboardShortcut = nil
    return environment
  }
}
