import Gtk

/// Widgets whose names views have as well.
typealias GtkImage = Gtk.Image
typealias GtkWindow = Gtk.Window
