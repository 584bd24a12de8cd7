// One import gives an app its features and its views.
@_exported import ComposableArchitecture
@_exported import GtkUI
