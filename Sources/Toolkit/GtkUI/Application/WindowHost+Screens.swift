extension WindowHost {
  /// The titles of the pages of the window's navigation stack, from the root page to the top page,
  /// or an empty array if there is no stack. For tests.
  package var screenTitles: [String] {
    guard let screens = node?.firstScreens else { return [] }
    let below = (0..<screens.screenCount).map {
      screens.titleOfScreen(at: $0, probe: TitleProbe())
    }
    return below.reversed() + [window.title ?? ""]
  }
}

extension AnyNode {
  /// The node or the first descendant that is a navigation stack.
  fileprivate var firstScreens: (any BackButtonDelegate)? {
    if let screens = self as? any BackButtonDelegate { return screens }
    var first: (any BackButtonDelegate)?
    forEachChild { first = first ?? $0.firstScreens }
    return first
  }
}
