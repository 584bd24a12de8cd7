import Gtk

/// A text of the toolkit itself, such as the title of a button that has no title.
public typealias ToolkitWord = Gtk.ToolkitWord
