import Gtk

/// An existing page, with its nodes, its widgets and the widget that last had the focus.
@MainActor
final class NavigationPage<Content: View> {
  let context: PageContext
  let widget = Bin()
  private let node: RootNode<Content>
  private var lastFocus: Widget?

  /// Creates the nodes of the page. Initially, the page is covered.
  ///
  /// - Parameters:
  ///   - content: The view of the page.
  ///   - parent: The node that is refreshed before the nodes of the page.
  ///   - outer: The page that contains the navigation stack, or `nil`.
  ///   - environment: The environment of the content.
  ///   - connect: Called with the context of the page before the nodes are created.
  init(
    _ content: Content,
    parent: AnyNode,
    on outer: PageContext?,
    environment: EnvironmentValues,
    connect: @MainActor (PageContext) -> Void
  ) {
    context = PageContext(in: outer, isOnStack: true)
    context.cover()
    connect(context)
    widget.accessibleRole = .group
    widget.addCSSClass("background")
    widget.hexpand = true
    widget.vexpand = true
    var environment = environment
    environment.axis = .vertical
    environment.isInListRow = false
    environment.isTabViewContent = false
    node = RootNode(
      content,
      NodeContext(parent: parent, environment: environment, scope: context),
      in: widget
    )
  }

  var anyNode: AnyNode { node }

  /// Updates the page with another value of the content.
  func update(_ content: Content, _ environment: EnvironmentValues) {
    var environment = environment
    environment.axis = .vertical
    environment.isInListRow = false
    environment.isTabViewContent = false
    node.update(content, environment)
  }

  /// Returns the title that the page would have after an update with `content`.
  func findTitle(of content: Content, in environment: EnvironmentValues) -> String? {
    node.findTitle(of: content, in: environment)
  }

  /// Sets the name of the page for screen readers.
  func describe(_ title: String) {
    widget.accessibleLabel = title
  }

  /// Stores the focused widget if the widget is on the page, or in an item of the header that the
  /// page has added. Returns `true` if a widget was stored, or if no widget has the focus.
  func storeFocus(of window: Gtk.Window?) -> Bool {
    guard let focus = window?.focusWidget else { return true }
    let isInHeader = context.header.items.contains { $0.widget.contains(focus) }
    guard widget.contains(focus) || isInHeader else { return false }
    lastFocus = focus
    return true
  }

  /// Moves the focus to the stored widget, or to the first widget of the page that can have the
  /// focus. Returns whether there is such a widget.
  func restoreFocus() -> Bool {
    defer { lastFocus = nil }
    if let lastFocus, lastFocus.root != nil, lastFocus.grabFocus() { return true }
    return widget.focusFirst()
  }
}
