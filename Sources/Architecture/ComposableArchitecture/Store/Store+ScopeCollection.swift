import CasePaths
import IdentifiedCollections
import IssueLocations

extension Store where State: ObservableState {
  /// Returns the stores of the elements of a list, in the order of the elements.
  ///
  /// ```swift
  /// ForEach(store.scope(state: \.rows, action: \.rows)) { row in
  ///   RowView(store: row)
  /// }
  /// ```
  ///
  /// A view whose body calls this method observes the identifiers of the elements and their order.
  /// If the elements are observable, the view does not observe changes of elements in place.
  ///
  /// The store of an element is created when the store is first read, in constant time. The
  /// collection returns the same store for the same identifier. A later collection also returns
  /// this store, as long as the store is retained. A collection retains the stores that the
  /// collection has returned. After an element is removed, its store returns the last state of the
  /// element. If this store was scoped with closures, an issue is reported, because this store
  /// can't cache its scoped stores.
  public func scope<ID, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: @escaping @autoclosure () -> CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    scope(
      state: state,
      action: CaseLiteral(action),
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  private func scope<ID, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseLiteral<Action, IdentifiedAction<ID, ElementAction>>,
    at location: IssueLocation
  ) -> _StoreCollection<ID, ElementState, ElementAction> {
    reportIfUncached(at: location)
    let list: Store<IdentifiedArray<ID, ElementState>, _> = scope(state: state, action: action)
    let scope = ScopeID(state: state, action: action.keyPath)
    return _StoreCollection(
      // The elements are read from the state, because a read of the store of the list would observe
      // more than the identifiers.
      elements: self[dynamicMember: state],
      list: children.store(id: ListScopeID(list: scope)) { ElementChangeObserver(of: list.core) },
      owner: self,
      scope: scope
    )
  }

  /// Returns the stores of the elements of a list, in the order of the elements.
  public func scope<ID, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: @escaping @autoclosure () -> CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    scope(
      state: state,
      action: CaseLiteral(action),
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// The stores of the elements that a list contained when the collection was created.
public struct _StoreCollection<ID: Hashable & Sendable, State, Action>: RandomAccessCollection {
  // The elements are stored, because a view may read the store of an element after the element was
  // removed from the list.
  private let elements: IdentifiedArray<ID, State>
  private let element: @MainActor (_ id: ID, _ last: State) -> Store<State, Action>

  @MainActor
  init<ParentState, ParentAction>(
    elements: IdentifiedArray<ID, State>,
    list: ElementChangeObserver<ID, State, Action>,
    owner: Store<ParentState, ParentAction>,
    scope: ScopeID
  ) {
    self.elements = elements
    let elementStores = ElementStores<ID, State, Action>()
    element = { id, last in
      if let store = elementStores.stores[id] { return store }
      // The owner caches the store, because the store of the list is not necessarily retained.
      let store = owner.children.store(id: ElementScopeID(list: scope, element: id)) {
        Store<State, Action>(core: ElementCore(id, last: last, of: list))
      }
      elementStores.stores[id] = store
      return store
    }
  }

  /// The position of the first store, always 0.
  public var startIndex: Int { elements.startIndex }

  /// The position after the last store, which is the number of elements.
  public var endIndex: Int { elements.endIndex }

  /// The store of the element at a position. Must be read on the main actor.
  public subscript(position: Int) -> Store<State, Action> {
    // `elements` is not known to be `Sendable`, but is used only on this thread.
    nonisolated(unsafe) let elements = elements
    let element = element
    return MainActor.assumeIsolated {
      element(elements.ids[position], elements[position])
    }
  }
}

/// The stores that a collection has returned. The collection retains the stores, because a view
/// distinguishes stores by address, and the address of a released store can be reused.
@MainActor
private final class ElementStores<ID: Hashable, State, Action> {
  var stores: [ID: Store<State, Action>] = [:]
}

private struct ListScopeID: Hashable {
  let list: ScopeID
}

private struct ElementScopeID<ID: Hashable>: Hashable {
  let list: ScopeID
  let element: ID
}
