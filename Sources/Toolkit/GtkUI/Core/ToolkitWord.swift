import Gtk

/// A text that the toolkit itself shows, such as the title of a button for which the app sets no
/// title.
public typealias ToolkitWord = Gtk.ToolkitWord
