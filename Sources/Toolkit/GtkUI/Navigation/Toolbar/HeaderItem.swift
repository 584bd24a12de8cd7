import Gtk

/// Something that views put into the header of their window.
struct HeaderItem: Equatable {
  let placement: ToolbarItemPlacement
  let widget: Widget
}
