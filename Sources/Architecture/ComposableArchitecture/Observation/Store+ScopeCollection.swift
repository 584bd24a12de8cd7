import CasePaths
import IdentifiedCollections

extension Store where State: ObservableState {
  /// The stores of the elements of a list, in their order.
  ///
  /// ```swift
  /// ForEach(store.scope(state: \.rows, action: \.rows)) { row in
  ///   RowView(store: row)
  /// }
  /// ```
  ///
  /// Read within a view's body, the ids of the elements and their order are observed, and nothing
  /// else of them while the list is changed in place. A store is made when it is asked for, in
  /// constant time; the collection gives the same one for the same id, and so does a later collection
  /// while somebody still has the store or this one. The store of an element that has left goes on
  /// showing the last of it. A store that was scoped by closures can't know the elements again, which
  /// is reported.
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
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  private func scope<ID, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseLiteral<Action, IdentifiedAction<ID, ElementAction>>,
    at location: SourceLocation
  ) -> _StoreCollection<ID, ElementState, ElementAction> {
    reportIfUncached(at: location)
    let list: Store<IdentifiedArray<ID, ElementState>, _> = scope(state: state, action: action)
    let scope = ScopeID(state: state, action: action.keyPath)
    return _StoreCollection(
      // Of the state, and not of the store of the list, which doesn't observe the ids alone.
      elements: self.state[keyPath: state],
      list: children.store(id: ListScopeID(list: scope)) { ListChanges(of: list.core) },
      owner: self,
      scope: scope
    )
  }

  /// The stores of the elements of a list, in their order.
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
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// The stores of the elements that a list had when it was asked for them.
public struct _StoreCollection<ID: Hashable & Sendable, State, Action>: RandomAccessCollection {
  // Kept whole, because a view may come for a store when the list is already without the element.
  private let elements: IdentifiedArray<ID, State>
  private let element: @MainActor (_ id: ID, _ last: State) -> Store<State, Action>

  @MainActor
  init<ParentState, ParentAction>(
    elements: IdentifiedArray<ID, State>,
    list: ListChanges<ID, State, Action>,
    owner: Store<ParentState, ParentAction>,
    scope: ScopeID
  ) {
    self.elements = elements
    let given = GivenStores<ID, State, Action>()
    element = { id, last in
      if let store = given.stores[id] { return store }
      // Known to the owner, because nobody needs to have the store of the list.
      let store = owner.children.store(id: ElementScopeID(list: scope, element: id)) {
        Store<State, Action>(core: ElementCore(id, last: last, of: list))
      }
      given.stores[id] = store
      return store
    }
  }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }

  /// The store of the element at a position. To be asked for on the main actor.
  public subscript(position: Int) -> Store<State, Action> {
    // Not sendable, but it doesn't leave this thread.
    nonisolated(unsafe) let elements = elements
    let element = element
    return MainActor.assumeIsolated {
      element(elements.ids[position], elements[position])
    }
  }
}

/// The stores that a collection has given. They live as long as it, since a view tells them apart by
/// who they are: the place of one that is gone in memory is soon another's.
@MainActor
private final class GivenStores<ID: Hashable, State, Action> {
  var stores: [ID: Store<State, Action>] = [:]
}

private struct ListScopeID: Hashable {
  let list: ScopeID
}

private struct ElementScopeID<ID: Hashable>: Hashable {
  let list: ScopeID
  let element: ID
}
