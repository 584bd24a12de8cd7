import CGtk

/// A field for a search text.
///
/// **Shortcuts.** Escape stops the search. **Accessibility.** The role is `searchBox`.
@MainActor
public final class SearchEntry: Widget, Editable {
  /// Creates an empty field with a search icon.
  public init() {
    super.init(gtk_search_entry_new())
    setUpText()
  }

  /// The text that is shown while the field is empty.
  public var placeholder: String? {
    get { property("placeholder-text", as: String?.self) }
    set { setProperty("placeholder-text", newValue ?? "") }
  }

  /// Calls `handler` a moment after the last change of the text, or immediately if the text becomes
  /// empty.
  @discardableResult
  public func onSearchChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("search-changed", handler)
  }

  /// Calls `handler` when Escape is pressed.
  @discardableResult
  public func onStopSearch(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("stop-search", handler)
  }

  /// Calls `handler` when Enter is pressed.
  @discardableResult
  public func onActivate(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("activate", handler)
  }

  /// Forwards the key that a controller of another widget currently handles to this field. Returns
  /// whether the key changed the text or began to compose a character.
  public func type(_ controller: EventControllerKey) -> Bool {
    controller.forward(to: composer)
  }
}
