import CGtk

/// A button that leads to a page of the web, or to whatever else has an address.
///
/// **Accessibility.** The role is `link`, the name its label. Its tooltip is the address.
@MainActor
public final class LinkButton: Button {
  public init(uri: String, label: String? = nil) {
    super.init(gtk_link_button_new_with_label(uri, label))
  }

  public var uri: String {
    get { string(gtk_link_button_get_uri(opaque)) ?? "" }
    set { gtk_link_button_set_uri(opaque, newValue) }
  }

  /// The link was followed; `true` keeps GTK from opening it.
  @discardableResult
  public func onActivateLink(_ handler: @escaping @MainActor () -> Bool) -> SignalConnection {
    connectReturningBool("activate-link", handler)
  }
}
