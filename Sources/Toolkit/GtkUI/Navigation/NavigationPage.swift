import Gtk

/// A page that has been made: its nodes, its widgets, and where the focus was.
@MainActor
final class NavigationPage<Content: View> {
  let context: PageContext
  let widget = Bin()
  private let node: RootNode<Content>
  private var lastFocus: Widget?

  /// Makes the nodes of the page, which nobody sees yet.
  ///
  /// - Parameters:
  ///   - parent: The node that refreshes before those of the page do.
  ///   - outer: The page that the navigation stack is on, if any.
  init(
    _ content: Content,
    parent: AnyNode,
    on outer: PageContext?,
    environment: EnvironmentValues,
    connect: @MainActor (PageContext) -> Void
  ) {
    context = PageContext(on: outer)
    context.sleep()
    connect(context)
    widget.accessibleRole = .group
    widget.addCSSClass("background")
    widget.hexpand = true
    widget.vexpand = true
    var environment = environment
    environment.axis = .vertical
    node = RootNode(
      content,
      NodeContext(parent: parent, environment: environment, page: context),
      in: widget
    )
  }

  var anyNode: AnyNode { node }

  /// Takes over the content made anew.
  func update(_ content: Content, _ environment: EnvironmentValues) {
    var environment = environment
    environment.axis = .vertical
    node.update(content, environment)
  }

  /// The title that the page would have with the content, were it shown.
  func findTitle(of content: Content, in environment: EnvironmentValues) -> String? {
    node.findTitle(of: content, in: environment)
  }

  /// Says to a screen reader what the page is.
  func describe(_ title: String) {
    widget.accessibleLabel = title
  }

  /// Remembers which widget has the focus, if it is one of the page's, in the header or below it.
  /// Says whether it is, or is nowhere else.
  func rememberFocus(of window: Gtk.Window?) -> Bool {
    guard let focus = window?.focusWidget else { return true }
    guard widget.contains(focus) || context.toolbar.contains(where: { $0.widget.contains(focus) })
    else { return false }
    lastFocus = focus
    return true
  }

  /// Gives the focus to the widget that last had it, or to the first that can have it. Says whether
  /// there is one.
  func takeFocus() -> Bool {
    defer { lastFocus = nil }
    if let lastFocus, lastFocus.root != nil, lastFocus.grabFocus() { return true }
    return widget.focusFirst()
  }
}
