// Views observe observable objects: as with SwiftUI, an app needs no other import for `@Observable`.
@_exported import Observation

// What `GtkWidgetView` is most often for, of what has no name in common with a view: an app needs no
// other import for that. With more of GTK's, it imports `Gtk` as well, and says `Gtk.Label`.
@_exported import class Gtk.LevelBar
@_exported import class Gtk.Picture
@_exported import class Gtk.ProgressBar
@_exported import class Gtk.Widget
