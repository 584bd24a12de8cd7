extension WindowHost {
  /// The titles of the pages of the window's navigation stack, from the root page to the top page,
  /// for tests. The array is empty if there is no stack.
  package var screenTitles: [String] {
    guard let screens = node?.firstScreens else { return [] }
    let below = (0..<screens.screenCount).map {
      screens.titleOfScreen(at: $0, probe: TitleProbe())
    }
    return below.reversed() + [window.title ?? ""]
  }
}

extension AnyNode {
  /// The first navigation stack of the node and its descendants.
  fileprivate var firstScreens: (any BackButtonDelegate)? {
    if let screens = self as? any BackButtonDelegate { return screens }
    var first: (any BackButtonDelegate)?
    forEachChild { first = first ?? $0.firstScreens }
    return first
  }
}
