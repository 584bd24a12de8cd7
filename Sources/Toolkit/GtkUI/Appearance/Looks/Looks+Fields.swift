extension Looks {
  /// Text fields and text views.
  static let fields = """
    entry, entry:backdrop, spinbutton:not(.vertical), spinbutton:backdrop:not(.vertical) {
      min-height: 34px;
      padding: 0;
      border: none;
      border-radius: 9px;
      color: inherit;
      background-image: none;
      background-color: @control_color;
      box-shadow: inset 0 0 0 1px @control_ring_color;
      outline: 0 solid transparent;
      outline-offset: 4px;
      transition: outline-color 200ms cubic-bezier(0.25, 0.46, 0.45, 0.94),
        outline-offset 200ms cubic-bezier(0.25, 0.46, 0.45, 0.94);
    }
    entry, entry:backdrop { padding: 0 9px; }
    entry.flat, entry.flat:backdrop, entry.flat:disabled, entry.flat:focus-within {
      padding: 0;
      border-radius: 0;
      background-color: transparent;
      box-shadow: none;
      outline: none;
    }
    spinbutton:not(.vertical) > text { padding: 0 9px; }
    spinbutton.vertical > text, spinbutton.vertical > text:backdrop {
      min-height: 30px;
      border: none;
      background-image: none;
      background-color: alpha(currentColor, 0.05);
    }
    spinbutton:not(.vertical) > button, spinbutton:not(.vertical) > button:hover,
    spinbutton:not(.vertical) > button:active, spinbutton:not(.vertical) > button:disabled {
      min-width: 30px;
      margin: 0;
      padding: 0;
      border-radius: 0;
      background-color: transparent;
      box-shadow: none;
    }
    spinbutton:not(.vertical) > button:hover { background-color: alpha(currentColor, 0.07); }
    spinbutton:disabled > button:disabled { filter: none; }
    entry:drop(active), textview:drop(active), spinbutton:drop(active) {
      box-shadow: inset 0 0 0 2px @accent_bg_color;
    }
    entry:focus-within, spinbutton:focus-within:not(.vertical) {
      border: none;
      outline: 2px solid @focus_color;
      outline-offset: -2px;
    }
    entry:disabled, spinbutton:disabled:not(.vertical) {
      color: inherit;
      filter: opacity(0.5);
    }
    .error, .error label, .error image { color: @error_color; }
    .warning, .warning label, .warning image { color: @warning_color; }
    .success, .success label, .success image { color: @success_color; }
    entry.error, entry.error:focus-within, entry.invalid-text, entry.invalid-text:focus-within {
      color: @error_color;
      background-color: alpha(@destructive_bg_color, 0.1);
    }
    entry.error:focus-within, entry.invalid-text:focus-within { outline-color: alpha(@destructive_color, 0.5); }
    entry > text > selection, textview > text > selection, label > selection {
      color: transparent;
      background-color: alpha(@accent_bg_color, 0.3);
    }
    entry > image, entry > image:hover { color: inherit; }

    """
}
