extension Looks {
  /// Switches, check boxes and radio buttons.
  static let switches = """
    switch, switch:hover, switch:disabled, switch:backdrop {
      padding: 3px;
      border: none;
      border-radius: 14px;
      color: inherit;
      background-image: none;
      background-color: @trough_color;
      box-shadow: inset 0 0 0 1px @control_ring_color;
      outline: 0 solid transparent;
      outline-offset: 4px;
      transition: background-color 200ms cubic-bezier(0.25, 0.46, 0.45, 0.94),
        outline-offset 200ms cubic-bezier(0.25, 0.46, 0.45, 0.94);
    }
    switch:hover { background-color: alpha(currentColor, 0.2); }
    switch:checked, switch:checked:disabled, switch:checked:backdrop {
      color: @accent_fg_color;
      background-color: @accent_bg_color;
    }
    switch:checked:hover { background-image: image(alpha(white, 0.1)); }
    switch:disabled { filter: opacity(0.5); }
    switch:focus:focus-visible {
      outline: 2px solid @focus_color;
      outline-offset: 1px;
    }
    switch > image { color: transparent; }
    switch > slider, switch:hover > slider, switch:checked > slider, switch:disabled > slider {
      min-width: 20px;
      min-height: 20px;
      margin: 0;
      border: none;
      border-radius: 9999px;
      background-image: none;
      background-color: @knob_color;
      box-shadow: 0 2px 4px alpha(black, 0.2), 0 0 0 1px @control_ring_color;
    }
    switch:checked > slider { background-color: white; }
    switch:disabled > slider { box-shadow: none; }
    checkbutton { border-spacing: 4px; }
    checkbutton.text-button { padding: 3px; }
    checkbutton:focus:focus-visible {
      outline: 2px solid @focus_color;
      outline-offset: 0;
    }
    check, radio, check:hover, radio:hover, check:active, radio:active,
    check:disabled, radio:disabled {
      min-width: 14px;
      min-height: 14px;
      padding: 3px;
      border: none;
      color: inherit;
      background-image: none;
      background-color: transparent;
      box-shadow: inset 0 0 0 2px @trough_color;
    }
    check { border-radius: 6px; }
    check:checked:not(:indeterminate) {
      min-width: 17px;
      min-height: 17px;
      padding: 2px 1px 1px 2px;
      -gtk-icon-size: 17px;
      -gtk-icon-source: -gtk-icontheme("object-select-symbolic");
    }
    radio { border-radius: 9999px; }
    check:hover, radio:hover { background-color: alpha(currentColor, 0.07); }
    check:active, radio:active { background-color: alpha(currentColor, 0.25); }
    check:disabled, radio:disabled { filter: opacity(0.5); }
    check:checked, radio:checked, check:indeterminate, radio:indeterminate,
    check:checked:hover, radio:checked:hover, check:checked:active, radio:checked:active,
    check:checked:disabled, radio:checked:disabled {
      color: @accent_fg_color;
      background-color: @accent_bg_color;
      box-shadow: none;
    }
    check:checked:hover, radio:checked:hover { background-image: image(alpha(white, 0.1)); }
    check:checked:active, radio:checked:active { background-image: image(alpha(black, 0.2)); }

    """
}
