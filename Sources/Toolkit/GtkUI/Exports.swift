// As with SwiftUI, an app that uses `@Observable`, or removes elements at the offsets of
// `onDelete`, requires no other import.
@_exported import CollectionOffsets
@_exported import Observation

// The widgets that apps often show in a `GtkWidgetView`. No view has the name of one of these
// widgets. For other widgets, an app also imports `Gtk`, and writes, for example, `Gtk.Label`.
@_exported import class Gtk.LevelBar
@_exported import class Gtk.Picture
@_exported import class Gtk.ProgressBar
@_exported import class Gtk.Widget
