import Gtk

/// Aliases of widgets whose names are also names of views.
typealias GtkButton = Gtk.Button
typealias GtkCalendar = Gtk.Calendar
typealias GtkGrid = Gtk.Grid
typealias GtkImage = Gtk.Image
typealias GtkLabel = Gtk.Label
typealias GtkMenu = Gtk.Menu
typealias GtkWindow = Gtk.Window
