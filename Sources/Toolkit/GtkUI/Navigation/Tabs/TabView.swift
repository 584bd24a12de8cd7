import Gtk

/// Views of which one is visible at a time, and a bar of buttons with which the user selects the
/// visible view.
///
/// ```swift
/// struct MusicView: View {
///   enum Place: Hashable { case albums, playlists }
///   @State private var place = Place.albums
///
///   var body: some View {
///     TabView(selection: $place) {
///       Tab("Albums", systemImage: "media-optical", value: .albums) {
///         Text("All albums")
///       }
///       Tab("Playlists", systemImage: "view-list", value: .playlists) {
///         Text("All playlists")
///       }
///     }
///   }
/// }
/// ```
///
/// A tab is a ``Tab``, or a view with the modifiers `tabItem(_:)` and `tag(_:)`. In a `ForEach`,
/// the value of an element without a tag is the identifier of the element. If no tab has the
/// selected value, the first tab is visible, and nothing is written to the binding.
///
/// **The bar.** The style determines the place of the bar; see ``TabViewStyle``. By default, the
/// bar is in the header of the window. In a narrow window, the bar is at the bottom edge. If the
/// header belongs to another view, for example because the tab view is on a page of a navigation
/// stack, the bar is above the tabs. While a navigation stack in the visible tab shows a pushed
/// page, a bar in the header or at the bottom edge is hidden.
///
/// **State.** The views of a tab are created when the tab is first visible, and then keep their
/// state. The views of a hidden tab disappear like the views of a covered page, and are updated
/// when the tab is visible again. The focus returns to the widget that had the focus. The header
/// shows the title, the toolbar and the back button of the visible tab.
///
/// **Shortcuts.** Ctrl+Page Down and Ctrl+Page Up select the next and the previous tab, and Alt+1
/// to Alt+9 the first nine tabs, while the focus is in the tab view or its bar. In the style
/// ``TabViewStyle/documents``, the user moves the tabs of a `ForEach` with `onMove(perform:)` by
/// dragging them, and with Ctrl+Shift+Page Down and Ctrl+Shift+Page Up. **Accessibility.**
/// A tab list with tabs, and a tab panel with the name of the tab. **Style classes.** `tab-view`,
/// and `tab-switcher` or `document-tabs` for the bar.
public struct TabView<Selection: Hashable, Content: View>: View {
  @Environment(\.tabViewStyle) private var style
  private let selection: Binding<Selection>?
  private let content: Content

  /// Creates a tab view.
  ///
  /// - Parameters:
  ///   - selection: The value of the visible tab. If the binding ignores a new value, the tab with
  ///     the old value remains visible.
  ///   - content: The tabs.
  public init(
    selection: Binding<Selection>,
    @TabContentBuilder<Selection> content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  /// The bar and the visible tab.
  public var body: some View {
    TabContainer(
      selection: selection?.wrappedValue,
      select: selection.map(Self.writer),
      style: style,
      content: content
    )
  }

  private static func writer(_ binding: Binding<Selection>) -> @MainActor (Selection) -> Void {
    { if binding.wrappedValue != $0 { binding.wrappedValue = $0 } }
  }
}

extension TabView where Selection == Int {
  /// Creates a tab view that itself stores which tab is visible, initially the first tab.
  ///
  /// - Parameter content: The tabs.
  public init(@TabContentBuilder<Int> content: () -> Content) {
    selection = nil
    self.content = content()
  }
}
