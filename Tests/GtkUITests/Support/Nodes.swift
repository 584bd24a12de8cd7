import GtkTestSupport

@testable import GtkUI

extension AnyNode {
  /// The node and all below it.
  var descendants: [AnyNode] {
    var nodes = [self]
    forEachChild { nodes += $0.descendants }
    return nodes
  }
}

extension TestWindow {
  /// What the back button leads to, and whom its menu asks.
  var screens: (any BackButtonDelegate)? {
    host.node?.descendants.lazy.compactMap { $0 as? any BackButtonDelegate }.first
  }

  /// The back button, hidden or not.
  var backControl: BackButton? { screens?.backButton }

  /// The menu of the back button, if it is open.
  var backMenu: BackMenu? { backControl?.menu }

  /// The titles of the rows that the back menu would have.
  var titlesBelow: [String] { screenTitles.dropLast().reversed() }

  /// Does what Escape, Alt+Left and the like do. Says whether it was dealt with.
  @discardableResult
  func goBack() -> Bool {
    let isHandled = screens?.requestPop() ?? false
    settle()
    return isHandled
  }
}
