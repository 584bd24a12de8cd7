extension Looks {
  /// Lists, text views and separators.
  static let lists = """
    .view, list, listview, gridview, columnview, textview, textview > text, iconview {
      color: @view_fg_color;
      background-color: @view_bg_color;
    }
    .view:selected, iconview:selected, gridview > child:selected, flowboxchild:selected {
      color: inherit;
      background-color: alpha(@accent_bg_color, 0.25);
    }
    .sidebar list, list.sidebar { background-color: transparent; }
    row:selected link, row:selected button.link { color: @accent_color; }
    row { transition: background-color 200ms cubic-bezier(0.25, 0.46, 0.45, 0.94); }
    row.activatable:hover { background-color: alpha(currentColor, 0.03); }
    row.activatable:active { background-color: alpha(currentColor, 0.08); }
    row:selected {
      color: inherit;
      background-color: alpha(@accent_bg_color, 0.25);
    }
    row.activatable:selected:hover { background-color: alpha(@accent_bg_color, 0.32); }
    row.activatable:selected:active { background-color: alpha(@accent_bg_color, 0.39); }
    row:focus:focus-visible {
      outline: 2px solid @focus_color;
      outline-offset: -2px;
    }
    separator { background-color: @border_color; }
    paned > separator { background-color: transparent; }
    .dim-label:not(.error):not(.success):not(.warning), headerbar .subtitle,
    entry > text > placeholder, spinbutton > text > placeholder {
      opacity: 1;
      color: @dim_color;
    }

    """
}
