/// The style sheet of the toolkit. The classes for rounded corners are added when a class is first
/// used.
@MainActor
enum ToolkitStyleSheet {
  /// Returns the style sheets of an app.
  ///
  /// - Parameters:
  ///   - app: The rules of the app.
  ///   - hasLooks: Whether the toolkit's own looks replace the looks of GTK's default theme.
  /// - Returns: The style sheets.
  static func source(app: String, hasLooks: Bool = true) -> StyleSheet.Source {
    StyleSheet.Source(
      toolkit: css,
      app: app,
      hasLooks: hasLooks,
      namedColors: Color.named.map { ($0.name, $0.color.rgba) }
    )
  }

  static let css =
    WindowCorners.css(top: 8, bottom: 0) + containers + ControlStyleSheet.css + RowInsets.css

  private static let containers = """
    window.solid-csd box > headerbar:dir(ltr), window.solid-csd box > headerbar:dir(rtl) {
      margin: 0;
    }
    .split-view:not(.collapsed) > .split-column:not(:last-child):dir(ltr) {
      border-right: 1px solid @border_color;
    }
    .split-view:not(.collapsed) > .split-column:not(:last-child):dir(rtl) {
      border-left: 1px solid @border_color;
    }
    .banner {
      min-height: 34px;
      padding: 6px 12px;
      background-color: alpha(@accent_bg_color, 0.2);
    }
    headerbar > windowhandle > box { border-spacing: 0; }
    .header-edge { margin-top: -3px; }
    .header-edge > progressbar.horizontal > trough,
    .header-edge > progressbar.horizontal > trough > progress {
      min-height: 3px;
      margin: 0;
      border: none;
      border-radius: 0;
    }
    .tab-bar { padding: 6px; }
    .tab-bar.bottom { padding: 3px 6px; }
    .tab-switcher.vertical { font-size: 82%; }
    .numeric { font-feature-settings: "tnum"; }
    .badge {
      min-width: 8px;
      padding: 0 6px;
      border-radius: 9999px;
      font-size: 82%;
      font-weight: bold;
      font-feature-settings: "tnum";
      background-color: alpha(currentColor, 0.1);
    }
    .tab-switcher .badge {
      color: @badge_fg_color;
      background-color: @badge_bg_color;
    }
    @keyframes scrim-appear { from { opacity: 0; } }
    @keyframes scrim-disappear { to { opacity: 0; } }
    @keyframes dialog-appear { from { opacity: 0; transform: scale(0.9); } }
    @keyframes dialog-disappear { to { opacity: 0; transform: scale(0.9); } }
    @keyframes sheet-appear { from { opacity: 0; transform: translateY(240px); } }
    @keyframes sheet-disappear { to { opacity: 0; transform: translateY(240px); } }
    .dialog-scrim {
      background-color: @scrim_color;
      transition: background-color 150ms ease-out;
    }
    .dialog-layer.covered > .dialog-scrim { background-color: transparent; }
    .dialog-opening > .dialog-scrim { animation: scrim-appear 150ms ease-out; }
    .dialog-opening > .dialog-frame { animation: dialog-appear 200ms cubic-bezier(0, 0, 0.2, 1); }
    .dialog-closing > .dialog-scrim { animation: scrim-disappear 150ms ease-in forwards; }
    .dialog-closing > .dialog-frame { animation: dialog-disappear 150ms ease-in forwards; }
    .dialog-frame {
      border-radius: 12px;
      box-shadow: 0 3px 20px 8px alpha(black, 0.1), 0 0 0 1px @border_color;
    }
    .bottom-sheet > .dialog-frame { border-radius: 12px 12px 0 0; }
    .bottom-sheet.dialog-opening > .dialog-frame {
      animation: sheet-appear 250ms cubic-bezier(0, 0, 0.2, 1);
    }
    .bottom-sheet.dialog-closing > .dialog-frame {
      animation: sheet-disappear 150ms ease-in forwards;
    }
    .alert .alert-text {
      padding: 30px 30px 24px;
      min-width: 260px;
    }
    .alert .alert-fields {
      padding: 0 30px 24px;
    }
    .alert .answer {
      border-radius: 0;
      min-height: 44px;
      padding: 0 18px;
      font-weight: bold;
    }
    .alert .alert-row > .answer:not(:first-child):dir(ltr) {
      border-left: 1px solid @border_color;
    }
    .alert .alert-row > .answer:not(:first-child):dir(rtl) {
      border-right: 1px solid @border_color;
    }
    .alert .alert-column > .answer:not(:first-child) {
      border-top: 1px solid @border_color;
    }
    .alert .answer.suggested {
      color: @accent_color;
    }
    .alert .answer.destructive-action {
      color: @destructive_color;
      background: none;
    }
    .back-menu {
      background: none;
    }
    .back-menu > row {
      padding: 8px 12px;
      border-radius: 6px;
    }
    .section-box, .card, .text-editor {
      background-color: @card_bg_color;
      color: @card_fg_color;
      border: 1px solid @border_color;
      border-radius: 12px;
    }
    .section-title {
      padding-bottom: 6px;
    }
    .section-box separator, .alert separator {
      background: @border_color;
    }
    .section-box > .form-row {
      padding: 8px 12px;
      min-height: 34px;
    }
    .section-box > .form-row:not(:first-child),
    .choices-row .choices > checkbutton:not(:first-child) {
      border-top: 1px solid @card_shade_color;
    }
    .section-box > .form-row.choices-row { padding: 0; }
    .choices-row .choices > checkbutton {
      min-height: 34px;
      padding: 8px 12px;
    }
    .section-box > .form-row.button-row {
      padding: 0;
    }
    .section-box > .form-row.button-row > button,
    .section-box > .form-row.button-row > button:checked,
    .section-box > .form-row.button-row > button:disabled,
    .section-box > .form-row.button-row > button:backdrop {
      min-height: 50px;
      padding: 0 12px;
      border: none;
      border-radius: 0;
      background: none;
      box-shadow: none;
      font-weight: bold;
    }
    .section-box > .form-row.button-row > button:hover {
      background-color: alpha(currentColor, 0.03);
    }
    .section-box > .form-row.button-row > button:active,
    .section-box > .form-row.button-row > button.keyboard-activating {
      background-color: alpha(currentColor, 0.08);
    }
    .section-box > .form-row.button-row > button.navigation-row {
      padding: 8px 12px;
      font-weight: normal;
    }
    .section-box > .form-row.button-row > button.suggested-action { color: @accent_color; }
    .section-box > .form-row.button-row > button.destructive-action {
      color: @destructive_color;
    }
    .section-box > .form-row.button-row:first-child > button,
    .section-box > .field-row:first-child {
      border-top-left-radius: 12px;
      border-top-right-radius: 12px;
    }
    .section-box > .form-row.button-row:last-child > button,
    .section-box > .field-row:last-child {
      border-bottom-left-radius: 12px;
      border-bottom-right-radius: 12px;
    }
    .item-list > row {
      padding: 8px 12px;
    }
    .item-list > row.\(DropMark.before) {
      box-shadow: inset 0 2px @accent_bg_color;
    }
    .item-list > row.\(DropMark.after) {
      box-shadow: inset 0 -2px @accent_bg_color;
    }
    .item-list > row .heading {
      margin-top: 6px;
    }
    .toolbar-background {
      background-color: @window_bg_color;
      color: @window_fg_color;
    }
    .item-list > row .navigation-row {
      margin: -8px -12px;
    }
    .navigation-row {
      padding: 10px 12px;
      border-radius: 0;
      font-weight: normal;
    }
    .app-version {
      margin-top: 6px;
      padding: 3px 15px;
      border-radius: 9999px;
      font-weight: bold;
      color: @accent_color;
      background-color: alpha(@accent_bg_color, 0.15);
    }
    .keycap {
      min-width: 14px;
      min-height: 20px;
      padding: 2px 6px;
      border: none;
      border-radius: 6px;
      font-size: smaller;
      color: inherit;
      background-color: alpha(currentColor, 0.1);
      box-shadow: inset 0 -1px alpha(currentColor, 0.15);
    }
    button.pill { border-radius: 9999px; min-height: 30px; padding: 3px 24px; }
    popover.menu label.title {
      padding: 4px 12px;
    }

    """
}
