import CGtk

/// A label with an arrow. A click on the label or the arrow shows or hides the child below the
/// label.
///
/// **Shortcuts.** Space and Enter show and hide the child. **Accessibility.** The role is `button`,
/// and the name is the label. If the label is not a text, set an `accessibleLabel`.
@MainActor
public final class Expander: Widget {
  /// Creates a collapsed expander without a label or a child.
  public init() { super.init(gtk_expander_new(nil)) }

  /// The widget beside the arrow, which is shown even if the expander is collapsed.
  public var labelWidget: Widget? {
    get { .wrapping(gtk_expander_get_label_widget(opaque)) }
    set { gtk_expander_set_label_widget(opaque, newValue?.widget) }
  }

  /// The widget that is shown below the label if the expander is expanded.
  public var child: Widget? {
    get { .wrapping(gtk_expander_get_child(opaque)) }
    set { gtk_expander_set_child(opaque, newValue?.widget) }
  }

  /// Whether the child is shown. `false` by default. Wraps the property `expanded`.
  public var isExpanded: Bool {
    get { gtk_expander_get_expanded(opaque).isTrue }
    set { gtk_expander_set_expanded(opaque, newValue.gboolean) }
  }

  /// Calls `handler` when the user or the program changes ``isExpanded``.
  @discardableResult
  public func onExpandedChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    onNotify("expanded", handler)
  }
}
