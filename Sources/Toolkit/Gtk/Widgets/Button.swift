import CGtk

/// A button with a label, an icon or any other child.
///
/// **Accessibility.** The role is `button`, and the name is the label. A button with only an icon
/// needs an `accessibleLabel`. **Style classes.** `suggested-action`, `destructive-action`, `flat`,
/// `circular`, `pill`.
@MainActor
public class Button: Widget {
  /// Creates a button with a text. An underscore marks a mnemonic only if ``usesUnderline`` is set.
  public convenience init(label: String) {
    self.init(gtk_button_new_with_label(ShownText.title(label)))
  }

  /// Creates a button with an icon of the icon theme. GTK draws a replacement for a missing icon.
  public convenience init(iconName: String) {
    self.init(gtk_button_new_from_icon_name(iconName))
  }

  /// Creates a button with any content, which may be set later.
  public convenience init(child: Widget? = nil) {
    self.init(gtk_button_new())
    if let child { self.child = child }
  }

  /// The label, or `nil` if the child is another widget.
  public var label: String? {
    get { string(gtk_button_get_label(cast())) }
    set { gtk_button_set_label(cast(), ShownText.title(newValue ?? "")) }
  }

  /// The icon, or `nil` if the child is another widget.
  public var iconName: String? {
    get { string(gtk_button_get_icon_name(cast())) }
    set { gtk_button_set_icon_name(cast(), newValue ?? "") }
  }

  /// The child. Setting the property replaces a label or an icon.
  public var child: Widget? {
    get { .wrapping(gtk_button_get_child(cast())) }
    set { gtk_button_set_child(cast(), newValue?.widget) }
  }

  /// Whether the button has a frame. Without a frame, the theme draws a background only in some
  /// states, for example while the pointer is over the button.
  public var hasFrame: Bool {
    get { gtk_button_get_has_frame(cast()).isTrue }
    set { gtk_button_set_has_frame(cast(), newValue.gboolean) }
  }

  /// Whether an underscore in the label marks the mnemonic.
  public var usesUnderline: Bool {
    get { gtk_button_get_use_underline(cast()).isTrue }
    set { gtk_button_set_use_underline(cast(), newValue.gboolean) }
  }

  /// Calls `handler` when the button is clicked, tapped or activated, for example with Enter, Space
  /// or its mnemonic, and when ``click()`` is called.
  @discardableResult
  public func onClicked(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("clicked", handler)
  }

  /// Wraps the label at word boundaries if the label doesn't fit, and centers several lines.
  public func breakLabel() {
    guard label != nil, let child = gtk_button_get_child(cast()) else { return }
    // GTK has created the label, so no Swift object wraps the label.
    let label = OpaquePointer(child)
    guard !gtk_label_get_wrap(label).isTrue else { return }
    gtk_label_set_wrap(label, true.gboolean)
    gtk_label_set_natural_wrap_mode(label, GTK_NATURAL_WRAP_NONE)
    WrappingLabelLayout.set(on: widget)
  }

  /// Passes clicks to the controls in the button first, so that a text field in the button can be
  /// edited. By default, the button handles a click before the controls in the button.
  public func letContentHandleClicks() {
    for gesture in controllers("GtkGestureClick") {
      gtk_event_controller_set_propagation_phase(gesture.opaque, GTK_PHASE_BUBBLE)
    }
  }

  /// Emits the signal of a click immediately.
  public func click() { emit("clicked") }

  /// Whether the button is pressed. The property is set by GTK or by a test.
  public package(set) var isPressed: Bool {
    get { gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0 }
    set {
      if newValue {
        gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_ACTIVE, false.gboolean)
      } else {
        gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_ACTIVE)
      }
    }
  }

  /// Calls `handler` when ``isPressed`` or another state flag of the button changes.
  @discardableResult
  public func onPressedChanged(
    _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    connect("state-flags-changed", handler)
  }
}
