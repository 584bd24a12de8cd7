import CGtk

/// The bar at the top of a window: things at its start, a title, things at its end.
@MainActor
public final class HeaderBar: Widget {
  public init() { super.init(gtk_header_bar_new()) }

  public func packStart(_ child: Widget) { gtk_header_bar_pack_start(opaque, child.widget) }

  public func packEnd(_ child: Widget) { gtk_header_bar_pack_end(opaque, child.widget) }

  /// Takes off a child of either side, or the title.
  public func remove(_ child: Widget) { gtk_header_bar_remove(opaque, child.widget) }

  /// The widget in the middle; nil shows the window's title.
  public var titleWidget: Widget? {
    get { .wrapping(gtk_header_bar_get_title_widget(opaque)) }
    set { gtk_header_bar_set_title_widget(opaque, newValue?.widget) }
  }

  /// Whether the window's buttons are shown.
  public var showsTitleButtons: Bool {
    get { gtk_header_bar_get_show_title_buttons(opaque).isTrue }
    set { gtk_header_bar_set_show_title_buttons(opaque, newValue.gboolean) }
  }

  /// Which of the window's buttons are where, such as ":close"; nil follows the desktop.
  public var decorationLayout: String? {
    get { string(gtk_header_bar_get_decoration_layout(opaque)) }
    set { gtk_header_bar_set_decoration_layout(opaque, newValue) }
  }
}
