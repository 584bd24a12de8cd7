import CasePaths
import IdentifiedCollections

// One declaration serves arrays and stacks. Were there one for each, a few of them in a chain would
// keep the type checker busy for a long time: it would try one after the other at each place, and
// find out at the end of the chain. The declarations that are marked as disfavoured are no such choice.
extension Reducer {
  /// Runs a feature for each element of an array, or of a navigation stack, before this reducer.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.rows, action: \.rows) {
  ///     Row()
  ///   }
  ///   .forEach(\.path, action: \.path)
  /// ```
  ///
  /// What an element of an **array** runs is cancelled when this reducer removes it. The order of the
  /// elements makes no difference.
  ///
  /// Besides running the elements of a **stack**, it pushes and pops for the corresponding actions,
  /// gives each element a `dismiss` dependency, and cancels what an element runs when the element
  /// leaves, whoever removed it. What runs is remembered in the stack. Put another stack in its place in
  /// this reducer, not in one outside of it, where that memory would be lost.
  ///
  /// An action for an element that isn't there is reported, and left to this reducer.
  ///
  /// - Parameters:
  ///   - toElementsState: Where the elements are.
  ///   - toElementsAction: Where their actions are.
  ///   - element: The reducer of an element.
  /// - Complexity: O(1) for an action of an element; O(*n*) for one that adds or removes any from an
  ///   array, O(*k*) from a stack, where *k* is how many elements there are from the first that
  ///   changed on.
  @inlinable
  public func forEach<
    ElementsState: _ElementsContainer,
    ElementsAction: _ElementsAction,
    Element: Reducer<ElementsState.ElementState, ElementsAction.ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, ElementsState>,
    action toElementsAction: @escaping @autoclosure () -> CaseKeyPath<Action, ElementsAction>,
    @ReducerBuilder<ElementsState.ElementState, ElementsAction.ElementAction> element:
      () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    ElementsAction.ElementID == ElementsState.ElementID,
    ElementsAction.Pushed == ElementsState.Pushed
  {
    _ElementsReducer(
      parent: self,
      toElements: toElementsState,
      toElementsAction: CaseLiteral(toElementsAction).path,
      element: element(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs a feature for each element of an array; for actions that carry the element's id beside the
  /// element's action: `case row(id: Row.State.ID, action: Row.Action)`.
  ///
  /// ```swift
  /// struct State { var rows: IdentifiedArrayOf<Row.State> = [] }
  /// enum Action { case row(id: Row.State.ID, action: Row.Action) }
  ///
  /// var body: some ReducerOf<Self> {
  ///   Reduce { state, action in … }
  ///     .forEach(\.rows, action: /Action.row) {
  ///       Row()
  ///     }
  /// }
  /// ```
  @_disfavoredOverload
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
