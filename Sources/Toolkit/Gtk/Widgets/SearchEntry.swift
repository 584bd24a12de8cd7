import CGtk

/// A field for what to search for.
///
/// **Shortcuts.** Escape asks to stop the search. **Accessibility.** The role is `searchBox`.
@MainActor
public final class SearchEntry: Widget, Editable {
  public init() { super.init(gtk_search_entry_new()) }

  /// What is shown while there is no text.
  public var placeholder: String? {
    get { stringProperty("placeholder-text") }
    set { setProperty("placeholder-text", newValue ?? "") }
  }

  /// The text changed a moment ago and is at rest now.
  @discardableResult
  public func onSearchChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("search-changed", handler)
  }

  /// Escape was pressed.
  @discardableResult
  public func onStopSearch(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("stop-search", handler)
  }

  @discardableResult
  public func onActivate(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("activate", handler)
  }
}
