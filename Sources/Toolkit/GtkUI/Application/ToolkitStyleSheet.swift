/// The style sheet of the toolkit. The classes for rounded corners are added when a class is first
/// used.
@MainActor
enum ToolkitStyleSheet {
  static let css = containers + ControlStyleSheet.css + RowInsets.css

  private static let containers = """
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
      border-left: 1px solid alpha(currentColor, 0.15);
    }
    .alert .alert-row > .answer:not(:first-child):dir(rtl) {
      border-right: 1px solid alpha(currentColor, 0.15);
    }
    .alert .alert-column > .answer:not(:first-child) {
      border-top: 1px solid alpha(currentColor, 0.15);
    }
    .alert .answer.suggested {
      color: mix(@theme_selected_bg_color, @theme_text_color, 0.4);
    }
    .alert .answer.destructive-action {
      color: mix(@error_color, @theme_text_color, 0.4);
      background: none;
    }
    .back-menu {
      background: none;
    }
    .back-menu > row {
      padding: 8px 12px;
      border-radius: 6px;
    }
    .section-box {
      background-color: shade(@theme_bg_color, 1.1);
      color: @theme_text_color;
      border: 1px solid alpha(currentColor, 0.15);
      border-radius: 12px;
    }
    .section-box separator, .alert separator {
      background: alpha(currentColor, 0.15);
    }
    .section-box > .form-row {
      padding: 8px 12px;
      min-height: 34px;
    }
    .section-box > .form-row:not(:first-child) {
      border-top: 1px solid alpha(currentColor, 0.1);
    }
    .item-list > row {
      padding: 8px 12px;
    }
    .item-list > row.\(DropMark.before) {
      box-shadow: inset 0 2px @theme_selected_bg_color;
    }
    .item-list > row.\(DropMark.after) {
      box-shadow: inset 0 -2px @theme_selected_bg_color;
    }
    .item-list > row .heading {
      margin-top: 6px;
    }
    .toolbar-background {
      background-color: @theme_bg_color;
      color: @theme_fg_color;
    }
    .item-list > row .navigation-row {
      margin: -8px -12px;
    }
    .navigation-row {
      padding: 10px 12px;
      border-radius: 0;
      font-weight: normal;
    }
    popover.menu label.title {
      padding: 4px 12px;
    }

    """
}
