import ComposableArchitecture
import GtkUI

/// A view store that outlives the view values that it is used in.
///
/// It is kept for as long as the store is the same, and replaced when it is not: a row that comes to
/// stand for something else must not go on observing what it stood for before.
@MainActor
struct ObservedViewStore<ViewState, ViewAction>: DynamicProperty {
  private let store: AnyObject
  private let make: @MainActor () -> ViewStore<ViewState, ViewAction>
  private let holder = Holder()

  init(store: AnyObject, make: @escaping @MainActor () -> ViewStore<ViewState, ViewAction>) {
    self.store = store
    self.make = make
  }

  var viewStore: ViewStore<ViewState, ViewAction> {
    if let viewStore = holder.viewStore { return viewStore }
    let viewStore = make()
    holder.viewStore = viewStore
    return viewStore
  }

  func install(previous: Self?, environment: EnvironmentValues) {
    guard let previous, previous.store === store else { return }
    holder.viewStore = previous.viewStore
  }

  func remove() {
    holder.viewStore = nil
  }

  @MainActor
  private final class Holder {
    var viewStore: ViewStore<ViewState, ViewAction>?
  }
}
