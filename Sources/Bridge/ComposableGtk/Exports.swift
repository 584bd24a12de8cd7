// With these exports, one import of this module is sufficient for both features and views.
@_exported import ComposableArchitecture
@_exported import GtkUI
