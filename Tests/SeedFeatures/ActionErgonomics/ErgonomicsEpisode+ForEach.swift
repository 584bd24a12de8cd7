import ComposableArchitecture
import XCTestDynamicOverlay

extension ErgonomicsEpisode {
  // Marks 6:17 to 7:57: the action of the episode, which the `StackAction` of the library replaced.
  enum StackAction<State: Identifiable, Action> {
    case element(id: State.ID, action: Action)
    case setPath(IdentifiedArrayOf<State>)
  }
}

// Marks 27:06 to 33:31: the operator of the episode, which `forEach` of the library replaced.
extension Reducer {
  @available(*, deprecated)
  func forEach<
    ElementState: Identifiable,
    ElementAction,
    Element: Reducer
  >(
    _ toElementsState: WritableKeyPath<
      State, IdentifiedArrayOf<ElementState>
    >,
    action toStackAction: CasePath<
      Action, ErgonomicsEpisode.StackAction<ElementState, ElementAction>
    >,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    file: StaticString = #file,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some ReducerOf<Self>
  where
    ElementState == Element.State,
    ElementAction == Element.Action,
    ElementState: SendableMetatype,
    ElementState.ID: Sendable
  {
    let element = element()
    return Reduce { state, action in
      switch toStackAction.extract(from: action) {
      case let .element(id: id, action: elementAction):
        if state[keyPath: toElementsState][id: id] == nil {
          XCTFail(
            "Action was sent for element that does not exist."
          )
          return self.reduce(into: &state, action: action)
        }
        return .merge(
          element
            .reduce(
              into: &state[keyPath: toElementsState][id: id]!,
              action: elementAction
            )
            .map { toStackAction.embed(.element(id: id, action: $0)) },
          self.reduce(into: &state, action: action)
        )

      case let .setPath(path):
        let effects = self.reduce(into: &state, action: action)
        state[keyPath: toElementsState] = path
        return effects

      case .none:
        return self.reduce(into: &state, action: action)
      }
    }
  }
}
