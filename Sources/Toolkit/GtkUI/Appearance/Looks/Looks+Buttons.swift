extension Looks {
  /// Buttons, in all sizes and purposes.
  static let buttons = """
    button {
      min-width: 16px;
      min-height: 24px;
      padding: 5px 10px;
      border: none;
      border-radius: 9px;
      color: inherit;
      font-weight: bold;
      text-shadow: none;
      background-image: none;
      background-color: @control_color;
      box-shadow: inset 0 0 0 1px @control_ring_color;
      outline: 0 solid transparent;
      outline-offset: 3px;
      transition: background-color 200ms cubic-bezier(0.25, 0.46, 0.45, 0.94),
        outline-color 200ms cubic-bezier(0.25, 0.46, 0.45, 0.94),
        outline-offset 200ms cubic-bezier(0.25, 0.46, 0.45, 0.94);
    }
    button:hover, button:backdrop, button:active, button:checked, button:disabled,
    button.keyboard-activating {
      border: none;
      color: inherit;
      background-image: none;
      box-shadow: inset 0 0 0 1px @control_ring_color;
    }
    button:backdrop, button:disabled { background-color: @control_color; }
    button:hover { background-color: @control_hover_color; }
    button:active, button:checked, button.keyboard-activating {
      background-color: @control_active_color;
    }
    button:disabled { filter: opacity(0.5); }
    button:disabled, button:disabled image, button:disabled arrow { -gtk-icon-filter: none; }
    button:drop(active), button:drop(active):hover {
      box-shadow: inset 0 0 0 2px @accent_bg_color;
    }
    button:focus:focus-visible {
      outline: 2px solid @focus_color;
      outline-offset: -2px;
    }
    button.text-button { padding: 5px 17px; }
    button.image-button { padding: 5px; min-width: 24px; }
    button.image-button.text-button { padding: 5px 9px; }
    button:not(.flat):not(.navigation-row) > box > .icon-and-title:dir(ltr) {
      margin: 0 1px 0 -1px;
    }
    button:not(.flat):not(.navigation-row) > box > .icon-and-title:dir(rtl) {
      margin: 0 -1px 0 1px;
    }
    button.flat, button.flat:backdrop, button.flat:disabled,
    headerbar menubutton > button, headerbar menubutton > button:backdrop,
    headerbar menubutton > button:disabled,
    headerbar button.image-button:not(.suggested-action):not(.destructive-action),
    headerbar button.image-button:not(.suggested-action):not(.destructive-action):backdrop,
    headerbar button.image-button:not(.suggested-action):not(.destructive-action):disabled {
      background-color: transparent;
      box-shadow: none;
    }
    button.flat:disabled:not(.suggested-action):not(.destructive-action),
    headerbar button.image-button:disabled:not(.suggested-action):not(.destructive-action) {
      filter: opacity(0.3);
    }
    button.flat:hover, headerbar menubutton > button:hover,
    headerbar button.image-button:not(.suggested-action):not(.destructive-action):hover {
      background-color: alpha(currentColor, 0.07);
      box-shadow: none;
    }
    button.flat:active, headerbar menubutton > button:active,
    headerbar button.image-button:not(.suggested-action):not(.destructive-action):active {
      background-color: alpha(currentColor, 0.16);
      box-shadow: none;
    }
    button.flat:checked, headerbar menubutton > button:checked,
    headerbar button.image-button:not(.suggested-action):not(.destructive-action):checked {
      background-color: @control_color;
      box-shadow: none;
    }
    button.flat.keyboard-activating { background-color: alpha(currentColor, 0.16); }
    button.suggested-action, button.suggested-action:hover, button.suggested-action:active,
    button.suggested-action:checked, button.suggested-action:backdrop,
    button.suggested-action:disabled {
      color: @accent_fg_color;
      background-color: @accent_bg_color;
    }
    button.suggested-action:hover { background-image: image(alpha(white, 0.1)); }
    button.suggested-action:active, button.suggested-action:checked {
      background-image: image(alpha(black, 0.2));
    }
    button.suggested-action:focus:focus-visible,
    button.destructive-action:focus:focus-visible { outline-offset: 1px; }
    button.destructive-action, button.destructive-action:backdrop,
    button.destructive-action:disabled {
      color: @destructive_color;
      background-color: alpha(@destructive_color, 0.15);
    }
    button.destructive-action:hover {
      color: @destructive_color;
      background-color: alpha(@destructive_color, 0.2);
    }
    button.destructive-action:active, button.destructive-action:checked {
      color: @destructive_color;
      background-color: alpha(@destructive_color, 0.35);
    }
    button.suggested-action.flat, button.suggested-action.flat:hover,
    button.suggested-action.flat:active { color: @accent_color; }
    button.circular {
      min-width: 34px;
      min-height: 34px;
      padding: 0;
      border-radius: 9999px;
    }
    button.link, button.link:hover, button.link:active, button.link:backdrop,
    button.link:visited, button.link:disabled {
      color: @accent_color;
      background-color: transparent;
      box-shadow: none;
    }
    button.link > label { text-decoration: underline; }
    button.link:hover > label { text-decoration: none; }
    .linked:not(.vertical):not(.segmented):not(.stepper) > button:not(:first-child):dir(ltr),
    .linked:not(.vertical):not(.segmented):not(.stepper) > button:not(:last-child):dir(rtl) {
      border-top-left-radius: 0;
      border-bottom-left-radius: 0;
    }
    .linked:not(.vertical):not(.segmented):not(.stepper) > button:not(:last-child):dir(ltr),
    .linked:not(.vertical):not(.segmented):not(.stepper) > button:not(:first-child):dir(rtl) {
      border-top-right-radius: 0;
      border-bottom-right-radius: 0;
    }
    .linked.vertical > button:not(:first-child) {
      border-top-left-radius: 0;
      border-top-right-radius: 0;
    }
    .linked.vertical > button:not(:last-child) {
      border-bottom-left-radius: 0;
      border-bottom-right-radius: 0;
    }
    .stepper { border-spacing: 10px; }
    .stepper > label { min-width: 24px; }
    .stepper > label:dir(ltr) { margin-right: 4px; }
    .stepper > label:dir(rtl) { margin-left: 4px; }
    .stepper > button, .stepper > button:disabled, .stepper > button:backdrop {
      min-width: 30px;
      min-height: 30px;
      padding: 0;
      border-radius: 9999px;
    }
    .stepper > button:disabled > image { opacity: 0.5; }
    .segmented {
      padding: 3px;
      border-spacing: 3px;
      border-radius: 9px;
      background-color: @control_color;
      box-shadow: inset 0 0 0 1px @control_ring_color;
    }
    .segmented > button, .segmented > button:backdrop, .segmented > button:disabled {
      min-height: 28px;
      padding: 0 8px;
      border-radius: 6px;
      background-color: transparent;
      box-shadow: none;
    }
    .segmented > button:not(:checked) + button:not(:checked) {
      background-image: image(@border_color), none;
      background-size: 1px 22px;
      background-position: left center;
      background-repeat: no-repeat;
      background-origin: border-box, padding-box;
      background-clip: border-box, padding-box;
    }
    .segmented > button:not(:checked) + button:not(:checked):dir(ltr) {
      margin-left: -2px;
      border-left: 2px solid transparent;
      border-top-left-radius: 8px 3px;
      border-bottom-left-radius: 8px 3px;
    }
    .segmented > button:not(:checked) + button:not(:checked):dir(rtl) {
      margin-right: -2px;
      border-right: 2px solid transparent;
      border-top-right-radius: 8px 3px;
      border-bottom-right-radius: 8px 3px;
      background-position: right center;
    }
    .segmented > button:not(:checked) + button:hover:not(:checked):dir(ltr) {
      border-top-left-radius: 8px 6px;
      border-bottom-left-radius: 8px 6px;
      background-image: none;
    }
    .segmented > button:not(:checked) + button:hover:not(:checked):dir(rtl) {
      border-top-right-radius: 8px 6px;
      border-bottom-right-radius: 8px 6px;
      background-image: none;
    }
    .segmented > button:hover { background-color: alpha(currentColor, 0.07); }
    .segmented > button:active { background-color: alpha(currentColor, 0.16); }
    .segmented > button:checked, .segmented > button:checked:hover {
      background-color: @active_toggle_bg_color;
      box-shadow: 0 1px 3px 1px alpha(black, 0.07), 0 2px 6px 2px alpha(black, 0.03),
        inset 0 0 0 1px @control_ring_color;
    }
    button.color { padding: 5px; }
    button.color > colorswatch:only-child, button.color > colorswatch:only-child > overlay {
      border-radius: 5px;
    }

    """
}
