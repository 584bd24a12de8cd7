import CGtk

/// A label with an arrow that shows and hides what is below it.
///
/// **Shortcuts.** Space and Enter open and close it. **Accessibility.** The role is `button`; its name
/// is its label, and an `accessibleLabel` where that is no text.
@MainActor
public final class Expander: Widget {
  public init() { super.init(gtk_expander_new(nil)) }

  public var labelWidget: Widget? {
    get { .wrapping(gtk_expander_get_label_widget(opaque)) }
    set { gtk_expander_set_label_widget(opaque, newValue?.widget) }
  }

  public var child: Widget? {
    get { .wrapping(gtk_expander_get_child(opaque)) }
    set { gtk_expander_set_child(opaque, newValue?.widget) }
  }

  public var isExpanded: Bool {
    get { gtk_expander_get_expanded(opaque).isTrue }
    set { gtk_expander_set_expanded(opaque, newValue.gboolean) }
  }

  /// ``isExpanded`` changed, by the user or by the program.
  @discardableResult
  public func onExpandedChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    onNotify("expanded", handler)
  }
}
