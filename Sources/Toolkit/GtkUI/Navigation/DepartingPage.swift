import Gtk

/// A page on its way out of sight: covered by another, or gone for good.
@MainActor
struct DepartingPage {
  private let page: any AnyNavigationPage
  private let isKept: Bool

  init(_ page: any AnyNavigationPage, isKept: Bool) {
    self.page = page
    self.isKept = isKept
    page.widget.canTarget = false
    if !isKept {
      page.anyNode.beginLeaving()
    }
  }

  /// Takes the page out of the widget that shows pages.
  func finish(in stack: Stack) {
    stack.remove(page.widget)
    page.widget.canTarget = true
    if isKept {
      page.context.sleep()
    } else {
      page.anyNode.dismantle()
    }
  }
}
