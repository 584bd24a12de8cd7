import CasePaths
import IdentifiedCollections
import IssueLocations

extension Reducer {
  /// Runs a feature for each element of an array, for actions whose payloads are the identifier and
  /// the action of the element: `case row(id: Row.State.ID, action: Row.Action)`.
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
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
