import CGtk

/// A button with a label, an icon or any other child.
///
/// **Accessibility.** The role is `button`, the name its label; an icon-only button needs an
/// `accessibleLabel`. **Style classes.** `suggested-action`, `destructive-action`, `flat`,
/// `circular`, `pill`.
@MainActor
public class Button: Widget {
  public convenience init(label: String) {
    self.init(gtk_button_new_with_label(label))
  }

  public convenience init(iconName: String) {
    self.init(gtk_button_new_from_icon_name(iconName))
  }

  public convenience init(child: Widget? = nil) {
    self.init(gtk_button_new())
    if let child { self.child = child }
  }

  /// The label, or nil when the child is something else.
  public var label: String? {
    get { string(gtk_button_get_label(cast())) }
    set { gtk_button_set_label(cast(), newValue ?? "") }
  }

  /// The icon, or nil when the child is something else.
  public var iconName: String? {
    get { string(gtk_button_get_icon_name(cast())) }
    set { gtk_button_set_icon_name(cast(), newValue ?? "") }
  }

  /// The child. Setting it replaces a label or an icon.
  public var child: Widget? {
    get { .wrapping(gtk_button_get_child(cast())) }
    set { gtk_button_set_child(cast(), newValue?.widget) }
  }

  /// Whether there is no frame until the pointer is over the button.
  public var hasFrame: Bool {
    get { gtk_button_get_has_frame(cast()).isTrue }
    set { gtk_button_set_has_frame(cast(), newValue.gboolean) }
  }

  /// Whether an underscore in the label marks the mnemonic.
  public var usesUnderline: Bool {
    get { gtk_button_get_use_underline(cast()).isTrue }
    set { gtk_button_set_use_underline(cast(), newValue.gboolean) }
  }

  @discardableResult
  public func onClicked(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("clicked", handler)
  }

  /// Has a label that is longer than there is room for go on in the next line, after a word.
  public func breakLabel() {
    guard label != nil, let child = gtk_button_get_child(cast()) else { return }
    // GTK has made the label, so that nothing wraps it.
    let label = OpaquePointer(child)
    gtk_label_set_wrap(label, true.gboolean)
    gtk_label_set_natural_wrap_mode(label, GTK_NATURAL_WRAP_NONE)
    gtk_label_set_justify(label, GTK_JUSTIFY_CENTER)
  }

  /// Passes clicks to the controls within the button first, so that a text field there can be edited.
  /// Without that, GTK presses the button before a control within.
  public func letContentHandleClicks() {
    for gesture in controllers("GtkGestureClick") {
      gtk_event_controller_set_propagation_phase(gesture.opaque, GTK_PHASE_BUBBLE)
    }
  }

  /// Does what a click does, at once.
  public func click() { emit("clicked") }

  /// Whether the button is held down. It is GTK that says so, or a test.
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

  /// The button's state, of which ``isPressed`` is a part, has changed.
  @discardableResult
  public func onPressedChanged(
    _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    connect("state-flags-changed", handler)
  }
}
