import Gtk

/// A page that has been made: its nodes, its widgets, and where the focus was.
@MainActor
final class NavigationPage<Content: View> {
  let context = PageContext()
  let widget = Bin()
  private let node: RootNode<Content>
  private weak var lastFocus: Widget?
  private var pending: (view: Content, environment: EnvironmentValues)?

  init(_ content: Content, parent: AnyNode, environment: EnvironmentValues) {
    widget.accessibleRole = .group
    widget.addCSSClass("background")
    widget.hexpand = true
    widget.vexpand = true
    node = RootNode(
      content,
      NodeContext(parent: parent, environment: environment, page: context),
      in: widget
    )
    describe()
  }

  var anyNode: AnyNode { node }

  /// Takes over the content made anew, as soon as the page is seen.
  func update(_ content: Content, _ environment: EnvironmentValues) {
    if context.isAsleep {
      pending = (content, environment)
    } else {
      node.update(content, environment)
    }
  }

  /// Says to a screen reader what the page is.
  func describe() {
    widget.accessibleLabel = context.title ?? ""
  }

  func wake() {
    context.wake()
    if let pending {
      self.pending = nil
      node.update(pending.view, pending.environment)
    }
  }

  func sleep() {
    context.sleep()
  }

  /// Remembers which widget has the focus, if it is one of the page's. Says whether it is.
  func rememberFocus(of window: Gtk.Window?) -> Bool {
    guard let focus = window?.focusWidget, widget.contains(focus) else { return false }
    lastFocus = focus
    return true
  }

  /// Gives the focus to the widget that last had it, or to the first that can have it.
  func takeFocus() {
    if let lastFocus, lastFocus.grabFocus() { return }
    _ = widget.childFocus(.tabForward)
  }
}
