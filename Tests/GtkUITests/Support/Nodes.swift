import GtkTestSupport

@testable import GtkUI

extension AnyNode {
  /// The node and all its descendants.
  var descendants: [AnyNode] {
    var nodes = [self]
    forEachChild { nodes += $0.descendants }
    return nodes
  }
}

extension TestWindow {
  /// The delegate of the back button, which pops pages and provides the rows of the back menu.
  var screens: (any BackButtonDelegate)? {
    host.node?.descendants.lazy.compactMap { $0 as? any BackButtonDelegate }.first
  }

  /// The back button, which may be hidden.
  var backControl: BackButton? { screens?.backButton }

  /// The menu of the back button, if it is open.
  var backMenu: BackMenu? { backControl?.menu }

  /// The titles of the rows of the back menu, whether or not the menu is open.
  var coveredPageTitles: [String] { screenTitles.dropLast().reversed() }

  /// Requests a pop, as Escape and Alt+Left do. Returns whether the request was handled.
  @discardableResult
  func goBack() -> Bool {
    let isHandled = screens?.requestPop() ?? false
    settle()
    return isHandled
  }
}
