// An app imports this module alone, for its features and for its views.
@_exported import ComposableArchitecture
@_exported import GtkUI
