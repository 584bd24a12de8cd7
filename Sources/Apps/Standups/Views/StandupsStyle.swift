/// The style sheet of Standups, with CSS rules for the style classes that its views use.
package enum StandupsStyle {
  package static let css = """
    .pill {
      border-radius: 9999px;
      min-height: 30px;
      min-width: 80px;
      padding: 3px 24px;
    }
    .numeric {
      font-feature-settings: "tnum";
    }
    .time {
      font-size: 48px;
      font-weight: 300;
    }
    .row-button {
      border-radius: 0;
      min-height: 40px;
      padding: 6px 12px;
      font-weight: normal;
    }
    .section-box > .form-row:first-child .row-button {
      border-top-left-radius: 11px;
      border-top-right-radius: 11px;
    }
    .section-box > .form-row:last-child .row-button {
      border-bottom-left-radius: 11px;
      border-bottom-right-radius: 11px;
    }
    .item-list > row {
      padding: 0;
    }
    .item-list > row:not(:last-child) {
      border-bottom: 1px solid alpha(currentColor, 0.1);
    }
    .item-list .row-button {
      min-height: 48px;
      padding: 6px 18px;
    }
    .delete {
      color: mix(@error_color, @theme_text_color, 0.4);
    }
    .notes {
      border: 1px solid alpha(currentColor, 0.15);
      border-radius: 12px;
    }
    """
}
