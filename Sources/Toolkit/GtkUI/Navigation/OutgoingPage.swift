import Gtk

/// A page that is being hidden in a transition, because it was covered or removed.
@MainActor
final class OutgoingPage {
  let page: any AnyNavigationPage

  init(_ page: any AnyNavigationPage) {
    self.page = page
    page.widget.canTarget = false
    page.context.isBeingReplaced = true
  }

  /// Removes the page from `stack`. If the page was removed from the path, its nodes are
  /// dismantled. Otherwise, the page is marked as covered.
  func finish(in stack: Stack) {
    stack.remove(page.widget)
    page.widget.canTarget = true
    page.widget.canFocus = true
    page.context.isBeingReplaced = false
    if page.anyNode.phase == .active {
      page.context.cover()
    } else {
      page.anyNode.dismantle()
    }
  }
}
