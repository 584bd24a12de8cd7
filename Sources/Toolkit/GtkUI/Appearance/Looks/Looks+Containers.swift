extension Looks {
  /// Windows, cards, form rows, alerts and the back menu.
  ///
  /// The rules are loaded after the rules of the toolkit, which lay out the same widgets with each
  /// theme.
  static let containers = WindowCorners.css(top: 15, bottom: 15) + boxes + rows + tabParts

  /// The rules for the containers inside a window.
  private static let boxes = """
    .card, .section-box, .card:drop(active), .section-box:drop(active) {
      border: none;
      border-radius: 12px;
      color: @card_fg_color;
      background-color: @card_bg_color;
      box-shadow: 0 0 0 1px alpha(black, 0.03), 0 1px 3px 1px alpha(black, 0.07),
        0 2px 6px 2px alpha(black, 0.03), inset 0 0 0 1px @control_ring_color;
    }
    button.pill, button.pill.text-button {
      min-height: 24px;
      padding: 10px 32px;
      border-radius: 9999px;
    }
    .section-title {
      min-height: 34px;
      padding-bottom: 0;
    }
    .section-box > .form-row {
      min-height: 38px;
      padding: 8px 14px;
    }
    .section-box > .form-row.button-row { padding: 0; }
    .section-box > .form-row.button-row > button,
    .section-box > .form-row.button-row > button:checked,
    .section-box > .form-row.button-row > button:disabled,
    .section-box > .form-row.button-row > button:backdrop {
      min-height: 44px;
      padding: 0 14px;
    }
    .section-box > .form-row.button-row > button.navigation-row {
      min-height: 34px;
      padding: 10px 14px;
    }
    .section-box > .form-row dropdown > button, .section-box > .form-row dropdown > button:backdrop,
    .section-box > .form-row dropdown > button:disabled,
    .section-box > .form-row .date-button > menubutton > button,
    .section-box > .form-row .date-button > menubutton > button:backdrop,
    .section-box > .form-row .date-button > menubutton > button:disabled {
      padding: 5px 3px 5px 9px;
      font-weight: normal;
      background-color: transparent;
      box-shadow: none;
    }
    .section-box > .form-row dropdown > button:dir(rtl),
    .section-box > .form-row .date-button > menubutton > button:dir(rtl) {
      padding: 5px 9px 5px 3px;
    }
    .section-box > .form-row dropdown > button:hover,
    .section-box > .form-row .date-button > menubutton > button:hover {
      background-color: alpha(currentColor, 0.07);
    }
    .section-box > .form-row dropdown > button:active,
    .section-box > .form-row dropdown > button:checked,
    .section-box > .form-row .date-button > menubutton > button:active,
    .section-box > .form-row .date-button > menubutton > button:checked {
      background-color: alpha(currentColor, 0.16);
    }
    .section-box > .field-row {
      min-height: 42px;
      padding: 6px 14px;
      outline: 0 solid transparent;
      outline-offset: 2px;
      transition: outline-offset 200ms cubic-bezier(0.25, 0.46, 0.45, 0.94);
    }
    .section-box > .field-row:not(:last-child) { border-bottom: 1px solid @card_shade_color; }
    .section-box > .field-row + .form-row { border-top-width: 0; }
    .section-box > .field-row:focus-within {
      outline: 2px solid @focus_color;
      outline-offset: -1px;
    }
    .section-box > .field-row entry, .section-box > .field-row entry:focus-within,
    .section-box > .field-row entry:disabled {
      min-height: 22px;
      padding: 0;
      border-radius: 0;
      background-color: transparent;
      box-shadow: none;
      outline: none;
    }
    .text-editor, .text-editor:disabled, .text-editor:focus-within {
      border: none;
      border-radius: 12px;
      background-color: @view_bg_color;
      box-shadow: inset 0 0 0 1px @border_color;
    }
    .section-box .text-editor, .section-box .text-editor:disabled {
      background-color: transparent;
      box-shadow: none;
    }
    .section-box .text-editor > textview { margin: 0 -8px; }
    .text-editor:focus-within {
      outline: 2px solid @focus_color;
      outline-offset: -2px;
    }
    .text-editor:disabled { filter: opacity(0.5); }
    .text-editor > textview, .text-editor > textview > text {
      color: inherit;
      background-color: transparent;
    }
    .toolbar-background { background-color: @window_bg_color; }
    .item-list > row { min-height: 32px; }
    .toast {
      font-weight: bold;
      box-shadow: 0 1px 3px 1px alpha(black, 0.07), 0 2px 6px 2px alpha(black, 0.03),
        inset 0 0 0 1px @control_ring_color;
    }
    .toast button, .toast button:hover, .toast button:active {
      padding: 5px;
      box-shadow: inset 0 0 0 1px @control_ring_color;
    }
    .toast button.toast-action {
      min-height: 24px;
      padding: 5px 17px;
      border-radius: 9px;
    }
    .back-menu > row, .back-menu > row:selected {
      min-height: 32px;
      padding: 0 12px;
      border-radius: 9px;
    }
    .back-menu > row:hover { background-color: @control_color; }
    .back-menu > row:active { background-color: alpha(currentColor, 0.19); }
    .dialog-frame, .dialog-frame:backdrop {
      border-radius: 15px;
      background-color: @window_bg_color;
      color: @window_fg_color;
      outline: 1px solid alpha(white, 0.07);
      outline-offset: -1px;
      box-shadow: 0 2px 8px 2px alpha(black, 0.07), 0 3px 20px 10px alpha(black, 0.05),
        0 6px 32px 16px alpha(black, 0.02), 0 0 0 1px alpha(black, 0.05);
    }
    .covered > .dialog-frame, .covered > .dialog-frame:backdrop {
      background-color: @dialog_bg_color;
      outline-color: @border_color;
    }
    .bottom-sheet > .dialog-frame, .bottom-sheet > .dialog-frame:backdrop {
      border-radius: 15px 15px 0 0;
      outline: none;
    }
    .dialog-frame headerbar, .dialog-frame headerbar:backdrop { background-color: transparent; }
    .alert, .dialog-frame.alert, .dialog-frame.alert:backdrop {
      background-color: @dialog_bg_color;
      color: @dialog_fg_color;
    }
    .dialog-frame.alert, .dialog-frame.alert:backdrop {
      border-radius: 18px;
      outline: none;
    }
    .alert separator { background-color: transparent; min-height: 0; }
    .alert .alert-text {
      min-width: 252px;
      padding: 32px 24px 21px;
    }
    .alert .alert-message { margin-top: -2px; }
    .alert .alert-fields { padding: 0 24px 24px; }
    .alert .alert-answers {
      padding: 0 24px 24px;
      border-spacing: 12px;
    }
    .alert .alert-row > .answer:not(:first-child):dir(ltr),
    .alert .alert-row > .answer:not(:first-child):dir(rtl),
    .alert .alert-column > .answer:not(:first-child) { border: none; }
    .alert .answer, .alert .answer:backdrop {
      min-height: 24px;
      padding: 10px 20px;
      border: none;
      border-radius: 12px;
      background-color: @control_color;
    }
    .alert .answer:hover { background-color: @control_hover_color; }
    .alert .answer:active { background-color: @control_active_color; }
    .alert .answer.suggested {
      color: @accent_fg_color;
      background-color: @accent_bg_color;
    }
    .alert .answer.suggested:hover { background-image: image(alpha(white, 0.1)); }
    .alert .answer.suggested:active { background-image: image(alpha(black, 0.2)); }
    .alert .answer.destructive-action {
      color: @destructive_color;
      background-color: alpha(@destructive_color, 0.15);
    }
    .alert .answer.destructive-action:hover {
      background-color: alpha(@destructive_color, 0.2);
    }
    .alert .answer.destructive-action:active {
      background-color: alpha(@destructive_color, 0.35);
    }

    """
}
