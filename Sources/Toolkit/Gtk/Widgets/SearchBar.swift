import CGtk

/// A bar that is revealed during a search.
///
/// **Shortcuts.** Escape in the connected entry closes the bar.
@MainActor
public final class SearchBar: Widget {
  /// Creates a closed bar without a child.
  public init() { super.init(gtk_search_bar_new()) }

  /// The content of the bar, which contains the search entry.
  public var child: Widget? {
    get { .wrapping(gtk_search_bar_get_child(opaque)) }
    set { gtk_search_bar_set_child(opaque, newValue?.widget) }
  }

  /// Connects an entry, which must be a descendant of the child. The entry grabs the focus when the
  /// bar opens, and is cleared when the bar closes.
  public func connect(_ entry: SearchEntry) { gtk_search_bar_connect_entry(opaque, entry.opaque) }

  /// Whether the bar is open.
  public var isSearching: Bool {
    get { gtk_search_bar_get_search_mode(opaque).isTrue }
    set { gtk_search_bar_set_search_mode(opaque, newValue.gboolean) }
  }

  /// Whether the bar has a close button. `false` by default.
  public var showsCloseButton: Bool {
    get { gtk_search_bar_get_show_close_button(opaque).isTrue }
    set { gtk_search_bar_set_show_close_button(opaque, newValue.gboolean) }
  }

  /// Opens the bar when the user types in `widget`, and inserts the typed text into the entry. GTK
  /// references `widget` weakly.
  public func captureKeys(of widget: Widget?) {
    gtk_search_bar_set_key_capture_widget(opaque, widget?.widget)
  }

  /// Calls `handler` when the user or the program changes ``isSearching``.
  @discardableResult
  public func onSearchingChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    onNotify("search-mode-enabled", handler)
  }
}
