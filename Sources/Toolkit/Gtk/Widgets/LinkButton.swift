import CGtk

/// A button that opens a web page or any other URI.
///
/// **Accessibility.** The role is `link`, and the name is the label. The tooltip is the URI.
@MainActor
public final class LinkButton: Button {
  /// Creates a button that opens a URI. If the label is `nil`, the button shows the URI.
  public init(uri: String, label: String? = nil) {
    super.init(gtk_link_button_new_with_label(uri, label))
  }

  /// The URI. A click opens the URI in the program that handles the scheme of the URI.
  public var uri: String {
    get { string(gtk_link_button_get_uri(opaque)) ?? "" }
    set { gtk_link_button_set_uri(opaque, newValue) }
  }

  /// Calls `handler` when the link is activated. If `handler` returns `true`, GTK does not open the
  /// link.
  @discardableResult
  public func onActivateLink(_ handler: @escaping @MainActor () -> Bool) -> SignalConnection {
    connectReturningBool("activate-link", handler)
  }
}
