import Gtk

/// A page that was created, with its nodes, its widgets and its last focus.
@MainActor
final class NavigationPage<Content: View> {
  let context: PageContext
  let widget = Bin()
  private let node: RootNode<Content>
  private var lastFocus: Widget?

  /// Creates the nodes of the page. The page isn't visible yet.
  ///
  /// - Parameters:
  ///   - content: The view of the page.
  ///   - parent: The node that is refreshed before the nodes of the page.
  ///   - outer: The page that contains the navigation stack, if any.
  ///   - environment: The environment of the content.
  ///   - connect: Called with the context of the page before the nodes are created.
  init(
    _ content: Content,
    parent: AnyNode,
    on outer: PageContext?,
    environment: EnvironmentValues,
    connect: @MainActor (PageContext) -> Void
  ) {
    context = PageContext(in: outer)
    context.cover()
    connect(context)
    widget.accessibleRole = .group
    widget.addCSSClass("background")
    widget.hexpand = true
    widget.vexpand = true
    var environment = environment
    environment.axis = .vertical
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
    node.update(content, environment)
  }

  /// Returns the title that the page would have if it were updated with `content`.
  func findTitle(of content: Content, in environment: EnvironmentValues) -> String? {
    node.findTitle(of: content, in: environment)
  }

  /// Sets the name of the page for screen readers.
  func describe(_ title: String) {
    widget.accessibleLabel = title
  }

  /// Stores the focused widget, if the widget is on the page or in the header. Returns whether the
  /// focused widget was stored, or whether no widget has the focus.
  func storeFocus(of window: Gtk.Window?) -> Bool {
    guard let focus = window?.focusWidget else { return true }
    let isInHeader = context.header.items.contains { $0.widget.contains(focus) }
    guard widget.contains(focus) || isInHeader else { return false }
    lastFocus = focus
    return true
  }

  /// Moves the focus to the widget that last had the focus, or to the first widget that can have
  /// the focus. Returns whether there is such a widget.
  func restoreFocus() -> Bool {
    defer { lastFocus = nil }
    if let lastFocus, lastFocus.root != nil, lastFocus.grabFocus() { return true }
    return widget.focusFirst()
  }
}
