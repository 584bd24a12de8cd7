extension WindowHost {
  /// The titles of the screens of the window's navigation stack, from the root to the one that is
  /// shown; none if it has no stack. For tests.
  package var screenTitles: [String] {
    guard let screens = node?.firstScreens else { return [] }
    let below = (0..<screens.screenCount).map {
      screens.titleOfScreen(at: $0, probe: TitleProbe())
    }
    return below.reversed() + [window.title ?? ""]
  }
}

extension AnyNode {
  /// The navigation stack that the node is or that is within it.
  fileprivate var firstScreens: (any BackButtonDelegate)? {
    if let screens = self as? any BackButtonDelegate { return screens }
    var first: (any BackButtonDelegate)?
    forEachChild { first = first ?? $0.firstScreens }
    return first
  }
}
