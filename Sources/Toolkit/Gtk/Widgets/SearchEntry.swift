import CGtk

/// A field for what to search for.
///
/// **Shortcuts.** Escape asks to stop the search. **Accessibility.** The role is `searchBox`.
@MainActor
public final class SearchEntry: Widget, Editable {
  public init() { super.init(gtk_search_entry_new()) }

  /// What is shown while there is no text.
  public var placeholder: String? {
    get { property("placeholder-text", as: String?.self) }
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

  /// Types the key that a controller of another widget handles now. Returns whether the key changed
  /// the text or began a character.
  public func type(_ controller: EventControllerKey) -> Bool {
    let delegate = gtk_editable_get_delegate(opaque)
    guard let text = Widget.wrapping(delegate.map { UnsafeMutablePointer($0) }) else {
      return false
    }
    return controller.forward(to: text)
  }
}
