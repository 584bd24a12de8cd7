import CasePaths
import IdentifiedCollections

extension Reducer {
  /// Runs a feature for each element of an array, before this reducer.
  ///
  /// ```swift
  /// Reduce { state, action in
  ///   // the parent's own logic
  /// }
  /// .forEach(\.rows, action: \.rows) {
  ///   Row()
  /// }
  /// ```
  ///
  /// What an element runs is cancelled when this reducer removes it. The order of the elements makes
  /// no difference. An action for an element that isn't there is reported, and left to this reducer.
  ///
  /// - Parameters:
  ///   - toElementsState: Where the elements are.
  ///   - toElementAction: Where their actions are.
  ///   - element: The reducer of an element.
  /// - Complexity: O(1) for an action of an element; O(*n*) for one that adds or removes any.
  public func forEach<
    ElementState,
    ElementAction,
    ID: Hashable & Sendable,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where Action: CasePathable {
    _ForEachReducer(
      parent: self,
      toElements: toElementsState,
      toElementAction: AnyCasePath(toElementAction.appending(path: \.element)),
      element: element(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs a feature for each element of an array; for actions that carry the element's id beside the
  /// element's action: `case row(id: Row.State.ID, action: Row.Action)`.
  ///
  /// ```swift
  /// .forEach(\.rows, action: /Action.row) {
  ///   Row()
  /// }
  /// ```
  public func forEach<
    ElementState,
    ElementAction,
    ID: Hashable & Sendable,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: AnyCasePath<Action, (ID, ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _ForEachReducer(
      parent: self,
      toElements: toElementsState,
      toElementAction: AnyCasePath(
        embed: { toElementAction.embed(($0.id, $0.action)) },
        extract: { toElementAction.extract(from: $0).map { (id: $0.0, action: $0.1) } }
      ),
      element: element(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
