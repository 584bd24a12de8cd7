/// The style sheet of Standups, with CSS rules for the style classes that its views use.
package enum StandupsStyle {
  package static let css = """
    button.pill.text-button {
      padding: 10px 20px;
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
      border-bottom: 1px solid @card_shade_color;
    }
    .item-list .row-button {
      min-height: 48px;
      padding: 6px 18px;
    }
    .delete {
      color: @destructive_color;
    }
    .notes {
      border: 1px solid @border_color;
      border-radius: 12px;
    }
    """
}
