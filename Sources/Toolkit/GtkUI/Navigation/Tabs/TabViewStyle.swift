/// The place and the appearance of the bar of a ``TabView``.
///
/// The styles are `.automatic`, `.tabBarOnly`, `.grouped` and `.documents`.
public struct TabViewStyle: Hashable, Sendable {
  enum Kind { case switcher, grouped, documents }

  let kind: Kind

  /// The default style, which is the same as ``tabBarOnly``.
  public static let automatic = Self(kind: .switcher)

  /// A bar in the header of the window. In a narrow window, the bar is at the bottom edge.
  public static let tabBarOnly = Self(kind: .switcher)

  /// A bar above the tabs.
  public static let grouped = Self(kind: .grouped)

  /// A bar above the tabs, with a tab for each open document. `onTabClose(perform:)` adds a close
  /// button to a tab, and the user moves the tabs of a `ForEach` with `onMove(perform:)`. If the
  /// tabs do not fit in the bar, the user can scroll the bar.
  public static let documents = Self(kind: .documents)
}

extension View {
  /// Sets the style of the tab views within this view.
  public func tabViewStyle(_ style: TabViewStyle) -> some View {
    environment(\.tabViewStyle, style)
  }
}

private enum TabViewStyleKey: EnvironmentKey {
  static let defaultValue = TabViewStyle.automatic
}

extension EnvironmentValues {
  /// The style of tab views.
  var tabViewStyle: TabViewStyle {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}
