import ComposableArchitecture
import GtkUI

/// A view that shows a view for each element of a list of features.
///
/// ```swift
/// ForEachStore(store.scope(state: \.rows, action: \.rows)) { store in
///   RowView(store: store)
/// }
/// ```
///
/// `ForEachStore` observes only the identifiers of the elements. The view of an element must itself
/// observe the changes of the element.
public struct ForEachStore<ID: Hashable & Sendable, EachState, EachAction, EachContent: View>: View
{
  private let store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>
  private let content: @MainActor (Store<EachState, EachAction>) -> EachContent

  /// Creates a view for each element of an `IdentifiedArray`.
  ///
  /// - Parameters:
  ///   - store: The store of the list.
  ///   - content: Returns the view of an element.
  public init(
    _ store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>,
    @ViewBuilder content:
      @escaping @MainActor (_ store: Store<EachState, EachAction>) -> EachContent
  ) {
    self.store = store
    self.content = content
  }

  /// Creates a view for each element of a list whose actions are pairs of an identifier and an
  /// action.
  ///
  /// - Parameters:
  ///   - store: The store of the list.
  ///   - content: Returns the view of an element.
  public init(
    _ store: Store<IdentifiedArray<ID, EachState>, (ID, EachAction)>,
    @ViewBuilder content:
      @escaping @MainActor (_ store: Store<EachState, EachAction>) -> EachContent
  ) {
    self.init(
      store.scope(state: { $0 }) { action in
        switch action {
        case .element(let id, let action): (id, action)
        }
      },
      content: content
    )
  }

  /// A view for each identifier. If the element of an identifier doesn't exist, the view is empty.
  public var body: some View {
    WithViewStore(store, observe: \.ids, removeDuplicates: ==) { viewStore in
      ForEach(viewStore.state, id: \.self) { id in
        if let element = elementStore(id) {
          content(element)
        }
      }
    }
  }

  private func elementStore(_ id: ID) -> Store<EachState, EachAction>? {
    store.scope(id: id, state: { $0[id: id] }, action: { .element(id: id, action: $0) })
  }
}
