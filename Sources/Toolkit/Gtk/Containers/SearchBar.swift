import CGtk

/// A bar that slides in for as long as something is searched for.
///
/// **Shortcuts.** Escape in the connected entry closes it.
@MainActor
public final class SearchBar: Widget {
  public init() { super.init(gtk_search_bar_new()) }

  public var child: Widget? {
    get { .wrapping(gtk_search_bar_get_child(opaque)) }
    set { gtk_search_bar_set_child(opaque, newValue?.widget) }
  }

  /// Says which entry, somewhere in the child, gets the focus when the bar opens, and is emptied when
  /// it closes.
  public func connect(_ entry: SearchEntry) { gtk_search_bar_connect_entry(opaque, entry.opaque) }

  /// Whether the bar is open.
  public var isSearching: Bool {
    get { gtk_search_bar_get_search_mode(opaque).isTrue }
    set { gtk_search_bar_set_search_mode(opaque, newValue.gboolean) }
  }

  public var showsCloseButton: Bool {
    get { gtk_search_bar_get_show_close_button(opaque).isTrue }
    set { gtk_search_bar_set_show_close_button(opaque, newValue.gboolean) }
  }

  /// Opens the bar when something is typed in `widget`, and takes what is typed. Held weakly by GTK.
  public func captureKeys(of widget: Widget?) {
    gtk_search_bar_set_key_capture_widget(opaque, widget?.widget)
  }

  /// ``isSearching`` changed, by the user or by the program.
  @discardableResult
  public func onSearchingChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    onNotify("search-mode-enabled", handler)
  }
}
