extension Looks {
  /// Sliders, progress bars and level bars.
  ///
  /// GTK's theme dims the color of a progress bar, of which the color of the trough is a part.
  static let sliders = """
    scale > trough, scale > trough:disabled, scale > trough:backdrop {
      min-width: 4px;
      min-height: 4px;
      border: none;
      border-radius: 99px;
      background-image: none;
      background-color: @trough_color;
      box-shadow: inset 0 0 0 1px @control_ring_color;
    }
    scale > trough > highlight, scale > trough > highlight:disabled {
      min-width: 4px;
      min-height: 4px;
      margin: 0;
      border: none;
      border-radius: 99px;
      background-image: none;
      background-color: @accent_bg_color;
    }
    scale > trough > slider, scale > trough > slider:hover, scale > trough > slider:active,
    scale > trough > slider:disabled, scale > trough > slider:backdrop {
      min-width: 20px;
      min-height: 20px;
      margin: -8px;
      border: none;
      border-radius: 9999px;
      background-image: none;
      background-color: @knob_color;
      box-shadow: 0 0 0 1px alpha(black, 0.1), 0 1px 3px 1px alpha(black, 0.12),
        0 2px 4px 1px alpha(black, 0.04);
    }
    scale:disabled { filter: opacity(0.5); }
    scale > trough > slider:disabled { box-shadow: 0 0 0 1px alpha(black, 0.1); }
    scale:focus:focus-visible > trough {
      outline: 2px solid @focus_color;
      outline-offset: 2px;
    }
    progressbar { color: inherit; }
    progressbar > text { color: @dim_color; }
    progressbar > trough, progressbar > trough > progress {
      margin: 0;
      border: none;
      border-radius: 99px;
      background-image: none;
    }
    progressbar > trough {
      background-color: @trough_color;
      box-shadow: inset 0 0 0 1px @control_ring_color;
    }
    progressbar > trough > progress { background-color: @accent_bg_color; }
    progressbar > trough.empty > progress { background-color: transparent; }
    progressbar.horizontal > trough, progressbar.horizontal > trough > progress {
      min-height: 8px;
    }
    progressbar.vertical > trough, progressbar.vertical > trough > progress { min-width: 8px; }
    .header-edge > progressbar.horizontal > trough,
    .header-edge > progressbar.horizontal > trough > progress {
      min-height: 3px;
      border-radius: 0;
    }
    .header-edge > progressbar.horizontal > trough {
      background-color: transparent;
      box-shadow: none;
    }
    levelbar > trough {
      padding: 0;
      border: none;
      border-radius: 99px;
      background-color: @trough_color;
    }
    levelbar > trough > block, levelbar > trough > block.filled {
      min-height: 8px;
      border: none;
      border-radius: 99px;
      background-color: @accent_bg_color;
    }
    levelbar > trough > block.empty { background-color: transparent; }

    """
}
