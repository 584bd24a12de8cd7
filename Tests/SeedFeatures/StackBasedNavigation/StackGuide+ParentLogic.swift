import ComposableArchitecture

extension StackGuide {
  /// A parent that only watches its stack, and keeps the ids of the elements that were saved.
  struct SaveWatcher: Reducer {
    typealias State = [StackElementID]
    typealias Action = RootFeature.Action

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        // Block 8.
        case let .path(.element(id: id, action: .editItem(.saveButtonTapped))):
          state.append(id)
          return .none

        default:
          return .none
        }
      }
    }
  }

  /// A feature that is nothing but its stack, and closes the last screen.
  struct Screens: Reducer {
    typealias State = StackState<RootFeature.Path.State>

    enum Action {
      case closeButtonTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        // Block 10.
        case .closeButtonTapped:
          state.popLast()
          return .none
        }
      }
    }
  }
}
