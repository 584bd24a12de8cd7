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
  /// The width of the header that the title buttons and the toolbar use, in pixels.
  static let headerReserve = 220

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
  /// The natural width in pixels of the bar in the header, or 0 if the width is not known.
  var switcherWidth = 0

  /// The place of the bar.
  var placement: TabBarPlacement {
    guard style == .switcher else { return .top }
    if isPushed, canUseHeader { return .hidden }
    if isCompact { return .bottom }
    guard canUseHeader else { return .top }
    // The middle of the header is as wide as the space that the sides do not use.
    return width > 0 && switcherWidth + Self.headerReserve > width ? .bottom : .header
  }
}
