/// The place of the bar of a tab view.
enum TabBarPlacement: Equatable {
  /// In the middle of the window's header.
  case header
  /// Above the tabs.
  case top
  /// Below the tabs.
  case bottom
  /// Nowhere, because a navigation stack in the visible tab shows a pushed page.
  case hidden
}

/// The facts that determine the place of the bar of a tab view.
struct TabBarRules: Equatable {
  /// The style of the tab view.
  var style = TabViewStyle.Kind.switcher
  /// Whether the tab view may place the bar in the header of the window.
  var canUseHeader = true
  /// Whether the window has the compact size class.
  var isCompact = false
  /// Whether a navigation stack in the visible tab shows a pushed page.
  var isPushed = false
  /// The width of the tab view in pixels, or 0 before the first layout.
  var width = 0
  /// The width in pixels of the tab view in which the header has room for the bar, or 0 if the
  /// header had room for the bar until now.
  var requiredWidth = 0

  /// The place of the bar.
  var placement: TabBarPlacement {
    guard style == .switcher else { return .top }
    if isPushed, canUseHeader || isCompact { return .hidden }
    if isCompact { return .bottom }
    guard canUseHeader else { return .top }
    return width > 0 && width < requiredWidth ? .bottom : .header
  }
}
