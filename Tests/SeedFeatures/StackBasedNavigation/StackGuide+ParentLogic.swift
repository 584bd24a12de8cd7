import ComposableArchitecture

extension StackGuide {
  /// A parent that stores the identifiers of the elements whose save button was tapped.
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

  /// A feature whose state is a stack, and whose action pops the last element.
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
