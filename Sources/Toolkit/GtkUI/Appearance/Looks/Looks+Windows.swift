extension Looks {
  /// Windows, headers and window controls.
  ///
  /// The corners of the content are clipped with a radius of 15 pixels. If the window and the
  /// content had a background, the edges of the corners would be drawn several times, and would be
  /// less smooth. Therefore, only the content has a background. The radius of the background is
  /// larger by a pixel. The background of a header or of a page covers the edges.
  static let windows = """
    .background {
      background-color: @window_bg_color;
      color: @window_fg_color;
    }
    popover.background { background-color: transparent; }
    window.csd {
      border-radius: 15px 15px 0 0;
      outline: 1px solid alpha(white, 0.07);
      outline-offset: -1px;
      box-shadow: 0 2px 5px 2px alpha(black, 0.07), 0 1px 12px 5px alpha(black, 0.04),
        0 4px 28px 8px alpha(black, 0.14), 0 0 0 1px alpha(black, 0.05);
    }
    window.csd.toolkit { border-radius: 15px; background-color: transparent; }
    .window-base { background-color: @window_bg_color; }
    \(WindowSelector.floating) .window-base { border-radius: 16px; }
    window.csd:backdrop {
      box-shadow: 0 2px 5px 2px alpha(black, 0.03), 0 1px 12px 5px alpha(black, 0.02),
        0 4px 28px 8px alpha(black, 0.07), 0 0 0 1px alpha(black, 0.05);
      transition: box-shadow 200ms ease-out;
    }
    window.csd.maximized, window.csd.fullscreen, window.csd.tiled, window.csd.tiled-top,
    window.csd.tiled-left, window.csd.tiled-right, window.csd.tiled-bottom {
      border-radius: 0;
      outline: none;
      box-shadow: none;
    }
    window.solid-csd {
      border-radius: 0;
      border: none;
      padding: 1px;
      background-color: @window_bg_color;
      box-shadow: inset 0 0 0 1px @border_color;
    }
    headerbar, headerbar:backdrop {
      min-height: 46px;
      padding: 0 6px;
      border: none;
      box-shadow: none;
      background-image: none;
      background-color: @window_bg_color;
      color: @window_fg_color;
    }
    .split-view:not(.collapsed) > .sidebar-column,
    .split-view:not(.collapsed) > .sidebar-column > headerbar,
    .split-view:not(.collapsed) > .sidebar-column > headerbar:backdrop {
      background-color: @sidebar_bg_color;
      color: @sidebar_fg_color;
    }
    .split-handle:focus:focus-visible { background-color: @accent_color; }
    .sidebar-column .item-list {
      padding: 6px 0;
      background-color: transparent;
      color: inherit;
    }
    .sidebar-column .item-list > row {
      min-height: 36px;
      margin: 0 6px 2px;
      border-radius: 9px;
    }
    .sidebar-column .item-list > row:selected,
    .sidebar-column .item-list > row.activatable:selected:hover {
      background-color: alpha(currentColor, 0.1);
    }
    headerbar > windowhandle { transition: filter 200ms ease-out; }
    headerbar:backdrop > windowhandle { filter: opacity(0.5); }
    headerbar:backdrop .title { filter: none; }
    headerbar .title, headerbar .subtitle { padding: 0 12px; }
    windowcontrols { border-spacing: 3px; }
    windowcontrols > button, windowcontrols > button:hover, windowcontrols > button:active,
    windowcontrols > button:checked, windowcontrols > button:backdrop,
    headerbar windowcontrols > button.image-button:not(.suggested-action):not(.destructive-action):hover,
    headerbar windowcontrols > button.image-button:not(.suggested-action):not(.destructive-action):active {
      min-width: 24px;
      min-height: 24px;
      margin: 0;
      padding: 0;
      border-radius: 9999px;
      background-image: none;
      background-color: transparent;
      box-shadow: none;
    }
    windowcontrols > button > image {
      min-width: 16px;
      min-height: 16px;
      margin: 5px;
      padding: 4px;
      -gtk-icon-size: 16px;
      border-radius: 9999px;
      background-color: @control_color;
      box-shadow: inset 0 0 0 1px @control_ring_color;
      transition: background-color 200ms cubic-bezier(0.25, 0.46, 0.45, 0.94);
    }
    windowcontrols > button:hover > image { background-color: @control_hover_color; }
    windowcontrols > button:active > image { background-color: @control_active_color; }
    searchbar > revealer > box, searchbar > revealer > box:backdrop {
      padding: 0 6px 6px;
      border: none;
      background-image: none;
      background-color: @window_bg_color;
    }
    scrolledwindow > undershoot.top {
      background-image: linear-gradient(to bottom, alpha(black, 0.05), transparent 4px);
      box-shadow: inset 0 1px @shade_color;
    }
    scrolledwindow > undershoot.bottom {
      background-image: none;
      box-shadow: none;
    }
    scrollbar { border: none; background-color: transparent; }

    """
}
