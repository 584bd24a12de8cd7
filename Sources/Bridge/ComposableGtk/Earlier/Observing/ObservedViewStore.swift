import ComposableArchitecture
import GtkUI

/// A view store that is preserved when the view is updated with another value of the view.
///
/// If the other value has another store, the view store is replaced. A row that is reused for
/// another element therefore no longer observes the previous element.
@MainActor
struct ObservedViewStore<ViewState, ViewAction>: DynamicProperty {
  private let store: AnyObject
  private let make: @MainActor () -> ViewStore<ViewState, ViewAction>
  private let storage = Storage()

  init(store: AnyObject, make: @escaping @MainActor () -> ViewStore<ViewState, ViewAction>) {
    self.store = store
    self.make = make
  }

  var viewStore: ViewStore<ViewState, ViewAction> {
    if let viewStore = storage.viewStore { return viewStore }
    let viewStore = make()
    storage.viewStore = viewStore
    return viewStore
  }

  func install(previous: Self?, environment: EnvironmentValues) {
    guard let previous, previous.store === store else { return }
    storage.viewStore = previous.viewStore
  }

  func remove() {
    storage.viewStore = nil
  }

  @MainActor
  private final class Storage {
    var viewStore: ViewStore<ViewState, ViewAction>?
  }
}
