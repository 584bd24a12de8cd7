import CGtk

/// A button that opens a menu or a popover.
///
/// **Shortcuts.** As the primary menu, F10 opens it. **Accessibility.** A button with a popup, and
/// within it the button that takes the focus; ``becomeOneButton()`` leaves only that. An icon needs a
/// name.
@MainActor
public final class MenuButton: Widget {
  public init() { super.init(gtk_menu_button_new()) }

  public var iconName: String? {
    get { string(gtk_menu_button_get_icon_name(opaque)) }
    set { gtk_menu_button_set_icon_name(opaque, newValue ?? "") }
  }

  public var label: String? {
    get { string(gtk_menu_button_get_label(opaque)) }
    set { gtk_menu_button_set_label(opaque, newValue ?? "") }
  }

  /// The child in place of an icon or a label.
  public var child: Widget? {
    get { .wrapping(gtk_menu_button_get_child(opaque)) }
    set { gtk_menu_button_set_child(opaque, newValue?.widget) }
  }

  /// Shows a menu; nil makes the button insensitive.
  public func setMenu(_ menu: Menu?) {
    gtk_menu_button_set_menu_model(opaque, menu?.cast())
    MenuItemNames.install()
    sensitivityDidChange()
  }

  /// Shows any popover, whose parent the button becomes.
  public var popover: Popover? {
    get { gtk_menu_button_get_popover(opaque).flatMap { Object.existing(for: $0) as? Popover } }
    set {
      gtk_menu_button_set_popover(opaque, newValue?.widget)
      sensitivityDidChange()
    }
  }

  public override var isSensitive: Bool {
    get { super.isSensitive }
    set {
      super.isSensitive = newValue
      sensitivityDidChange()
    }
  }

  /// The button within is what a screen reader asks whether it can be used.
  private func sensitivityDidChange() {
    firstChild?.isSensitive = isSensitive && gtk_menu_button_get_popover(opaque) != nil
  }

  /// Whether it is the window's main menu, which F10 opens.
  public var isPrimary: Bool {
    get { gtk_menu_button_get_primary(opaque).isTrue }
    set { gtk_menu_button_set_primary(opaque, newValue.gboolean) }
  }

  public var hasFrame: Bool {
    get { gtk_menu_button_get_has_frame(opaque).isTrue }
    set { gtk_menu_button_set_has_frame(opaque, newValue.gboolean) }
  }

  public var usesUnderline: Bool {
    get { gtk_menu_button_get_use_underline(opaque).isTrue }
    set { gtk_menu_button_set_use_underline(opaque, newValue.gboolean) }
  }

  /// Whether an arrow says that there is something to open, whatever else the button shows.
  public var alwaysShowsArrow: Bool {
    get { gtk_menu_button_get_always_show_arrow(opaque).isTrue }
    set { gtk_menu_button_set_always_show_arrow(opaque, newValue.gboolean) }
  }

  public func popup() { gtk_menu_button_popup(opaque) }

  public func popdown() { gtk_menu_button_popdown(opaque) }
}

extension MenuButton {
  /// Exposes only the inner button, which has the focus, as a button. The outer widget becomes a
  /// group (before GTK 4.12, a widget without a role), because a screen reader would find two buttons
  /// with the same name.
  ///
  /// Call this method before the widget is first shown.
  public func becomeOneButton() {
    accessibleRole = .aroundButton
    mainPart = NestedButton(in: self)
  }

  /// Classes that say how the button looks. `flat` takes its frame away.
  public var menuAppearance: [String] {
    get { appearanceClasses }
    set {
      hasFrame = !newValue.contains("flat")
      appearanceClasses = newValue
    }
  }
}
