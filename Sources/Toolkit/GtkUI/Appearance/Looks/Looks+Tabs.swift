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
    .document-tabs .dragged { opacity: 0.8; }
    .document-tabs button.circular, .document-tabs button.circular:backdrop {
      min-width: 24px;
      min-height: 24px;
      margin: 0 5px;
    }

    """

  /// The parts of the buttons of tabs. A badge with one digit is a circle. The badge covers the
  /// upper corner of an icon that is above the title.
  static let tabParts = """
    .tab-switcher.vertical { font-size: 75%; }
    .tab-switcher.vertical image { transform: translateY(1px); }
    .tab-switcher .badge {
      min-width: 0.7em;
      min-height: 1.5em;
      padding: 0 0.4em;
    }
    .tab-switcher.vertical .badge {
      margin-top: -6px;
      font-size: 80%;
    }
    .tab-switcher.vertical .badge:dir(ltr) { margin-left: 1px; }
    .tab-switcher.vertical .badge:dir(rtl) { margin-right: 1px; }

    """
}
