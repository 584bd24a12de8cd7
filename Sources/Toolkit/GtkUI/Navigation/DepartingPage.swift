import Gtk

/// A page on its way out of sight: covered by another, or gone for good.
@MainActor
final class DepartingPage {
  let page: any AnyNavigationPage

  init(_ page: any AnyNavigationPage) {
    self.page = page
    page.widget.canTarget = false
    page.context.givesWay = true
  }

  /// Takes the page out of the widget that shows pages. One that is frozen is gone for good.
  func finish(in stack: Stack) {
    stack.remove(page.widget)
    page.widget.canTarget = true
    page.widget.canFocus = true
    page.context.givesWay = false
    if page.anyNode.phase == .active {
      page.context.sleep()
    } else {
      page.anyNode.dismantle()
    }
  }
}
