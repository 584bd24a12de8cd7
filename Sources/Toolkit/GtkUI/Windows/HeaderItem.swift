import Gtk

/// A widget that views add to the header of their window.
struct HeaderItem: Equatable {
  let placement: ToolbarItemPlacement
  let widget: Widget
}
