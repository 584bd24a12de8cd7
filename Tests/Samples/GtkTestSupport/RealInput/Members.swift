var field: Gtk.Widget { fatalError() }

var row: Gtk.Widget { fatalError() }

var slider: Gtk.Widget { fatalError() }

var list: Gtk.Widget { fatalError() }

var first: Gtk.Widget { fatalError() }

var third: Gtk.Widget { fatalError() }
