import Gtk

/// Widgets whose names views have as well.
typealias GtkButton = Gtk.Button
typealias GtkGrid = Gtk.Grid
typealias GtkImage = Gtk.Image
typealias GtkWindow = Gtk.Window
