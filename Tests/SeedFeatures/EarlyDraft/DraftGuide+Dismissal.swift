import ComposableArchitecture

@available(*, deprecated)
extension DraftGuide {
  // Block 6.
  struct Screens: ReducerProtocol {
    typealias State = StackState<Feature.State>

    enum Action {
      case closeButtonTapped
    }

    func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
      switch action {
      case .closeButtonTapped:
        state.popLast()
        return .none
      }
    }
  }

  // Block 8.
  struct Feature: ReducerProtocol {
    struct State { /* ... */  }
    enum Action {
      case closeButtonTapped
    }
    @Dependency(\.dismiss) var dismiss
    func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
      switch action {
      case .closeButtonTapped:
        return .fireAndForget { await self.dismiss() }
      }
    }
  }

  /// The parent of the feature, which the draft doesn't show.
  struct Parent: ReducerProtocol {
    struct State: Equatable {
      var path = StackState<Feature.State>()
    }
    enum Action {
      case path(StackAction<Feature.State, Feature.Action>)
    }
    var body: some ReducerProtocolOf<Self> {
      EmptyReducer()
        .forEach(\.path, action: /Action.path) {
          Feature()
        }
    }
  }
}

@available(*, deprecated)
extension DraftGuide.Feature.State: Equatable {}
