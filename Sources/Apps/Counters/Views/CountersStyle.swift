/// The style sheet of Counters, with CSS rules for the style classes that its views use.
package enum CountersStyle {
  package static let css = """
    .pill.running {
      color: @accent_color;
    }
    .step {
      border-radius: 9999px;
      min-height: 48px;
      min-width: 48px;
      padding: 0;
      font-size: 24px;
    }
    .count {
      font-weight: 300;
      min-width: 120px;
    }
    .count.short {
      font-size: 64px;
    }
    .count.medium {
      font-size: 48px;
    }
    .count.long {
      font-size: 30px;
    }
    .count.longest {
      font-size: 100%;
      font-weight: normal;
    }
    .rows > button {
      border-radius: 0;
      border: none;
      min-height: 34px;
      padding: 10px 14px;
      font-weight: normal;
    }
    .rows > button:not(:first-child) {
      border-top: 1px solid @card_shade_color;
    }
    .rows > button:first-child {
      border-top-left-radius: 11px;
      border-top-right-radius: 11px;
    }
    .rows > button:last-child {
      border-bottom-left-radius: 11px;
      border-bottom-right-radius: 11px;
    }
    .fact-card {
      padding: 24px;
    }
    .fact {
      font-size: 1.15em;
      line-height: 1.5;
    }
    .summary {
      border-top: 1px solid @border_color;
      color: @headerbar_fg_color;
      background-color: @headerbar_bg_color;
    }
    .summary:dir(ltr) {
      padding: 6px 6px 6px 12px;
    }
    .summary:dir(rtl) {
      padding: 6px 12px 6px 6px;
    }
    """
}
