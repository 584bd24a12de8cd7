// An app that uses `@Observable` needs no other import, as with SwiftUI.
@_exported import Observation

// The widgets that apps show most often in a `GtkWidgetView`, and whose names no view has.
// An app that uses other widgets imports `Gtk`, too, and writes `Gtk.Label`.
@_exported import class Gtk.LevelBar
@_exported import class Gtk.Picture
@_exported import class Gtk.ProgressBar
@_exported import class Gtk.Widget
