import Gtk

/// The window that views are in, and its header.
///
/// Whoever navigates takes the header over: the one that did so last has it. The one before, which
/// may be taken apart later, then has no say any more.
@MainActor
final class WindowContext {
  /// Dialogs are shown above it.
  private(set) weak var window: Gtk.Window?

  /// What leads back, at the start of the header, has changed.
  var onBackControlChange: @MainActor (Widget?) -> Void = { _ in }

  /// What the header, and the window, are called has changed; empty if no page says.
  var onTitleChange: @MainActor (String) -> Void = { _ in }

  /// What stands below the title has changed; empty if no page says.
  var onSubtitleChange: @MainActor (String) -> Void = { _ in }

  /// What views have put into the header has changed.
  var onToolbarChange: @MainActor ([HeaderItem]) -> Void = { _ in }

  /// What the window is called where no page says.
  var fallbackTitle = ""

  private var owner: ObjectIdentifier?
  private var onGoBack: @MainActor () -> Bool = { false }
  private var pageToolbar: [HeaderItem] = []
  private var ownToolbars = PageAttribute<[HeaderItem]>()

  init(window: Gtk.Window) {
    self.window = window
  }

  /// - Parameter goBack: What the keys and gestures that lead back do; it says whether it has dealt
  ///   with them.
  func takeHeader(
    _ node: AnyNode,
    backControl: Widget,
    goBack: @escaping @MainActor () -> Bool
  ) {
    owner = ObjectIdentifier(node)
    onGoBack = goBack
    onBackControlChange(backControl)
  }

  /// Asks for the page on top to be left. Says whether that means anything here.
  func goBack() -> Bool { onGoBack() }

  func setTitle(_ title: String, from node: AnyNode) {
    guard owner == ObjectIdentifier(node) else { return }
    onTitleChange(title)
  }

  func setSubtitle(_ subtitle: String, from node: AnyNode) {
    guard owner == ObjectIdentifier(node) else { return }
    onSubtitleChange(subtitle)
  }

  /// Takes what the page on top puts into the header.
  func setToolbar(_ items: [HeaderItem], from node: AnyNode) {
    guard owner == ObjectIdentifier(node) else { return }
    pageToolbar = items
    toolbarDidChange()
  }

  /// Takes what a view that is on no page puts into the header, or takes it back.
  func setOwnToolbar(_ items: [HeaderItem]?, from node: AnyNode) {
    ownToolbars.set(items, from: node)
    toolbarDidChange()
  }

  private func toolbarDidChange() {
    onToolbarChange(pageToolbar + ownToolbars.values.flatMap { $0 })
  }

  func leaveHeader(_ node: AnyNode) {
    guard owner == ObjectIdentifier(node) else { return }
    owner = nil
    onGoBack = { false }
    onBackControlChange(nil)
    onTitleChange("")
    onSubtitleChange("")
    pageToolbar = []
    toolbarDidChange()
  }
}

private enum WindowContextKey: EnvironmentKey {
  static let defaultValue: WindowContext? = nil
}

extension EnvironmentValues {
  var window: WindowContext? {
    get { self[WindowContextKey.self] }
    set { self[WindowContextKey.self] = newValue }
  }
}
