import Gtk

/// Widgets whose names views have as well.
typealias GtkButton = Gtk.Button
typealias GtkImage = Gtk.Image
typealias GtkWindow = Gtk.Window
