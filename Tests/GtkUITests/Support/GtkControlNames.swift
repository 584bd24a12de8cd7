import Gtk

/// More widgets whose names views have as well.
typealias GtkButton = Gtk.Button
typealias GtkLabel = Gtk.Label
typealias GtkMenu = Gtk.Menu
typealias GtkCalendar = Gtk.Calendar
