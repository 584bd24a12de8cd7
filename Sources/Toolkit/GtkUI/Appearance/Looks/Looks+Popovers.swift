extension Looks {
  /// Popovers, menus, calendars and tooltips.
  static let popovers = """
    popover.background > contents {
      padding: 8px;
      border: none;
      border-radius: 15px;
      color: @popover_fg_color;
      background-color: @popover_bg_color;
      box-shadow: 0 0 0 1px alpha(black, 0.05), 0 1px 5px 1px alpha(black, 0.09),
        0 2px 14px 3px alpha(black, 0.05), inset 0 0 0 1px @control_ring_color;
    }
    popover.background > arrow {
      border: none;
      background-color: @popover_bg_color;
      box-shadow: none;
    }
    popover.background > contents separator {
      margin: 6px 0;
      background-color: @border_color;
    }
    popover.menu > contents, popover.menu.background > contents {
      min-width: 120px;
      padding: 6px;
    }
    popover.menu modelbutton {
      min-height: 32px;
      padding: 0 12px;
      border-radius: 9px;
    }
    popover.menu modelbutton:hover, popover.menu modelbutton:selected {
      color: inherit;
      background-color: @control_color;
    }
    popover.menu modelbutton:active, popover.menu modelbutton:selected:active {
      background-color: alpha(currentColor, 0.19);
    }
    popover.menu accelerator { color: @dim_color; }
    popover list, popover listview, popover listview.view, popover .view {
      color: inherit;
      background-color: transparent;
    }
    dropdown > popover.menu.background > contents {
      min-width: 120px;
      padding: 6px;
    }
    dropdown popover listview { margin: 0; }
    dropdown popover listview > row, dropdown popover listview > row.activatable {
      min-height: 32px;
      padding: 0 12px;
      border-radius: 9px;
    }
    dropdown popover listview > row > box { border-spacing: 6px; }
    dropdown popover listview > row:hover, dropdown popover listview > row.activatable:hover {
      background-color: @control_color;
    }
    dropdown popover listview > row:selected,
    dropdown popover listview > row.activatable:selected,
    dropdown popover listview > row.activatable:selected:hover {
      color: inherit;
      background-color: @control_color;
    }
    dropdown > button row.activatable, dropdown > button row.activatable:hover,
    dropdown > button row.activatable:active { background-color: transparent; }
    calendar {
      border: none;
      color: inherit;
      background-color: transparent;
    }
    calendar > header {
      border: none;
      background-color: transparent;
    }
    calendar > header > button, calendar > header > button:backdrop {
      background-color: transparent;
      box-shadow: none;
    }
    calendar > header > button:hover { background-color: alpha(currentColor, 0.07); }
    calendar > grid > label.day-number {
      min-width: 32px;
      min-height: 32px;
      padding: 0;
      border-radius: 9px;
    }
    calendar > grid > label.today { box-shadow: inset 0 0 0 1px alpha(@accent_color, 0.3); }
    calendar > grid > label.day-number:selected {
      border-radius: 9px;
      color: @accent_fg_color;
      background-color: @accent_bg_color;
    }
    tooltip.background, tooltip {
      padding: 6px 10px;
      border: none;
      border-radius: 9px;
      color: white;
      background-color: alpha(black, 0.8);
      box-shadow: none;
    }

    """
}
