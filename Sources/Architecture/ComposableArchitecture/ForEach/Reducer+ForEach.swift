import CasePaths
import IdentifiedCollections
import IssueLocations

// One declaration supports arrays and stacks. With a declaration for each, the compiler would take
// a long time to check the types of a chain of a few calls. The type checker would try every
// declaration for every call, and reject a combination only at the end of the chain. The
// disfavoured declarations do not add to these combinations.
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
  /// The effects of an element of an **array** are cancelled when this reducer removes the element.
  /// A change of the order of the elements cancels no effects.
  ///
  /// For a **stack**, the operator also pushes and pops elements for the corresponding actions, and
  /// provides each element with a `dismiss` dependency. The effects of an element are cancelled
  /// when this reducer removes the element. If an enclosing reducer removes the element, the
  /// effects are cancelled at the next action. The stack stores a record of the running elements.
  /// Assign a new stack only in this reducer: if an enclosing reducer assigns a new stack, the
  /// record is lost, and the effects of the former elements are not cancelled.
  ///
  /// If an action is for an element that does not exist, an issue is reported, and only this
  /// reducer receives the action.
  ///
  /// - Parameters:
  ///   - toElementsState: The property of the elements' states.
  ///   - toElementsAction: The case of the elements' actions.
  ///   - element: The reducer of an element.
  ///   - fileID: The ID of the file in which issues are reported.
  ///   - filePath: The path of the file in which issues are reported.
  ///   - line: The line at which issues are reported.
  ///   - column: The column at which issues are reported.
  /// - Returns: A reducer that runs the element, and then this reducer.
  /// - Complexity: O(1) for an action of an element. For an action that adds or removes elements,
  ///   O(*n*) for an array of *n* elements, and O(*k*) for a stack, where *k* is the number of
  ///   elements from the first change on.
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
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
