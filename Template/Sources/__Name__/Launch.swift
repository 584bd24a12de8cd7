import AppCore
import ComposableGtk

/// The launch of the app, which creates the store.
///
/// An instance of the app that passes its link to a running instance does not call ``prepare()``,
/// and therefore does not read the notes.
@MainActor
final class Launch {
  private(set) lazy var store: StoreOf<AppFeature> = Store(initialState: AppFeature.State()) {
    AppFeature()
  }

  /// Creates the store, before a view observes the values that the creation reads.
  func prepare() {
    _ = store
  }
}
