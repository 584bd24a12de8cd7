import Gtk

struct Download { var fraction: Double }

var model: Download { fatalError() }
