// As with SwiftUI, an app that uses `@Observable`, or removes elements at the offsets of
// `onDelete`, requires no other import.
@_exported import CollectionOffsets
@_exported import Observation

// As with SwiftUI, a model that is an `ObservableObject` requires no other import. With the trait
// `Combine`, the types are those of OpenCombine, so that an import of `Combine` adds no second type
// with the same name.
@_exported import protocol ComposableCombine.ObservableObject
@_exported import class ComposableCombine.ObservableObjectPublisher
@_exported import struct ComposableCombine.Published

// The widgets that apps often show in a `GtkWidgetView`. No view has the name of one of these
// widgets. For other widgets, an app also imports `Gtk`, and writes, for example, `Gtk.Label`.
@_exported import class Gtk.LevelBar
@_exported import class Gtk.Picture
@_exported import class Gtk.ProgressBar
@_exported import class Gtk.Widget
