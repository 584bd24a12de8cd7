import CGtk

/// The bar at the top of a window, with widgets at the start, a title, and widgets at the end.
@MainActor
public final class HeaderBar: Widget {
  /// Creates a header with the title and the buttons of its window.
  public init() { super.init(gtk_header_bar_new()) }

  /// Adds a child at the start of the bar, after the existing children at the start.
  public func packStart(_ child: Widget) { gtk_header_bar_pack_start(opaque, child.widget) }

  /// Adds a child at the end of the bar, before the existing children at the end.
  public func packEnd(_ child: Widget) { gtk_header_bar_pack_end(opaque, child.widget) }

  /// Removes a child at the start or at the end of the bar, or the title widget.
  public func remove(_ child: Widget) { gtk_header_bar_remove(opaque, child.widget) }

  /// The widget in the center; `nil` for the title of the window.
  public var titleWidget: Widget? {
    get { .wrapping(gtk_header_bar_get_title_widget(opaque)) }
    set { gtk_header_bar_set_title_widget(opaque, newValue?.widget) }
  }

  /// Whether the buttons of the window are shown.
  public var showsTitleButtons: Bool {
    get { gtk_header_bar_get_show_title_buttons(opaque).isTrue }
    set { gtk_header_bar_set_show_title_buttons(opaque, newValue.gboolean) }
  }

  /// The buttons of the window and their sides, such as ":close"; `nil` for the setting of the
  /// desktop.
  public var decorationLayout: String? {
    get { string(gtk_header_bar_get_decoration_layout(opaque)) }
    set { gtk_header_bar_set_decoration_layout(opaque, newValue) }
  }
}
