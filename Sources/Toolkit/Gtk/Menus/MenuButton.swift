import CGtk

/// A button that opens a menu or a popover.
///
/// **Shortcuts.** F10 opens the primary menu. **Accessibility.** The button contains an inner
/// button, which can have the focus. GTK exposes the outer widget and the inner button as buttons.
/// ``exposeOnlyInnerButton()`` exposes only the inner button. Set the `accessibleLabel` of a button
/// that shows only an icon.
@MainActor
public final class MenuButton: Widget {
  /// Creates an insensitive button with an arrow, which opens nothing until a menu or a popover is
  /// set.
  public init() { super.init(gtk_menu_button_new()) }

  override var focusPart: Widget? { firstChild }

  /// The name of the icon in the icon theme, or `nil` if the button has a label or another child.
  /// Setting the property replaces the label or the child.
  public var iconName: String? {
    get { string(gtk_menu_button_get_icon_name(opaque)) }
    set { gtk_menu_button_set_icon_name(opaque, newValue ?? "") }
  }

  /// The text of the button, or `nil` if the button has an icon or another child. Setting the
  /// property replaces the icon or the child.
  public var label: String? {
    get { string(gtk_menu_button_get_label(opaque)) }
    set { gtk_menu_button_set_label(opaque, ShownText.title(newValue ?? "")) }
  }

  /// The child of the button. Setting the property replaces the icon or the label.
  public var child: Widget? {
    get { .wrapping(gtk_menu_button_get_child(opaque)) }
    set { gtk_menu_button_set_child(opaque, newValue?.widget) }
  }

  /// Sets the menu that the button opens. With `nil`, the button is insensitive.
  public func setMenu(_ menu: Menu?) {
    gtk_menu_button_set_menu_model(opaque, menu?.cast())
    MenuItemNames.install()
    sensitivityDidChange()
  }

  /// The popover that the button opens. The button becomes the parent of the popover.
  public var popover: Popover? {
    get { gtk_menu_button_get_popover(opaque).flatMap { Object.existing(for: $0) as? Popover } }
    set {
      gtk_menu_button_set_popover(opaque, newValue?.widget)
      sensitivityDidChange()
    }
  }

  /// Whether the button accepts input if its parent accepts input. A button without a menu or a
  /// popover never accepts input.
  public override var isSensitive: Bool {
    get { super.isSensitive }
    set {
      super.isSensitive = newValue
      sensitivityDidChange()
    }
  }

  /// Applies the sensitivity to the inner button, from which a screen reader reads whether the
  /// button is enabled.
  private func sensitivityDidChange() {
    firstChild?.isSensitive = isSensitive && gtk_menu_button_get_popover(opaque) != nil
  }

  /// Whether the menu of the button is the primary menu of the window, which F10 opens.
  public var isPrimary: Bool {
    get { gtk_menu_button_get_primary(opaque).isTrue }
    set { gtk_menu_button_set_primary(opaque, newValue.gboolean) }
  }

  /// Whether the button has a border and a background. `true` by default.
  public var hasFrame: Bool {
    get { gtk_menu_button_get_has_frame(opaque).isTrue }
    set { gtk_menu_button_set_has_frame(opaque, newValue.gboolean) }
  }

  /// Whether an underscore in the label marks the mnemonic. `false` by default.
  public var usesUnderline: Bool {
    get { gtk_menu_button_get_use_underline(opaque).isTrue }
    set { gtk_menu_button_set_use_underline(opaque, newValue.gboolean) }
  }

  /// Whether the button shows an arrow even if the button has an icon or another child. `false` by
  /// default.
  public var alwaysShowsArrow: Bool {
    get { gtk_menu_button_get_always_show_arrow(opaque).isTrue }
    set { gtk_menu_button_set_always_show_arrow(opaque, newValue.gboolean) }
  }

  /// Presents the menu or the popover, like a click on the button.
  public func popup() { gtk_menu_button_popup(opaque) }

  /// Dismisses the menu or the popover.
  public func popdown() { gtk_menu_button_popdown(opaque) }
}

extension MenuButton {
  /// Exposes only the inner button, which can have the focus, as a button. Since GTK 4.12, the role
  /// of the outer widget is then `group`. Before GTK 4.12, the role is `generic`. Without this
  /// call, a screen reader would find two buttons with the same name.
  ///
  /// Call this method before the widget is first shown.
  public func exposeOnlyInnerButton() {
    accessibleRole = .outerButton
    mainPart = NestedButton(in: self)
  }

  /// The style classes of the button. With `flat`, the button has no frame.
  public var menuAppearance: [String] {
    get { appearanceClasses }
    set {
      hasFrame = !newValue.contains("flat")
      appearanceClasses = newValue
    }
  }
}
