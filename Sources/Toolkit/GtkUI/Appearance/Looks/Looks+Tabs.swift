extension Looks {
  /// The bars of tab views, in GNOME's design.
  static let tabs = """
    .tab-switcher > button.flat, .tab-switcher > button.flat:backdrop {
      min-height: 34px;
      padding: 0 12px;
      border-radius: 9px;
    }
    .tab-switcher.vertical > button.flat {
      min-height: 34px;
      min-width: 40px;
      padding: 3px 9px;
    }
    .tab-switcher > button.flat:checked, .document-tabs button.flat:checked {
      background-color: @control_color;
    }
    .tab-switcher > button.flat:checked:hover, .document-tabs button.flat:checked:hover {
      background-color: alpha(currentColor, 0.13);
    }
    .document-tabs button.flat.toggle {
      min-height: 30px;
      padding: 0 34px;
      border-radius: 8px;
    }
    .document-tabs button.circular, .document-tabs button.circular:backdrop {
      min-width: 24px;
      min-height: 24px;
      margin: 0 5px;
    }

    """

  /// The parts of the buttons of tabs. The contrast of a badge is the contrast of dimmed text. The
  /// badge covers the upper corner of an icon that is above the title.
  static let tabParts = """
    .tab-switcher.vertical { font-size: 75%; }
    .tab-switcher .badge {
      color: @window_bg_color;
      background-color: alpha(@window_fg_color, 0.7);
    }
    .tab-switcher.vertical .badge {
      min-width: 5px;
      margin-top: -5px;
      padding: 0 4px;
      font-size: 80%;
    }
    .tab-switcher.vertical .badge:dir(ltr) { margin-left: 1.9em; }
    .tab-switcher.vertical .badge:dir(rtl) { margin-right: 1.9em; }

    """
}
