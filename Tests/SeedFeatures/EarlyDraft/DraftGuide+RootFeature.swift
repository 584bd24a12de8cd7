import ComposableArchitecture

@available(*, deprecated)
extension DraftGuide {
  // Blocks 1, 2, 3 and 5.
  struct RootFeature: ReducerProtocol {
    struct State {
      var path = StackState<Path.State>()
      var visits = 0
    }
    enum Action {
      case path(StackAction<Path.State, Path.Action>)
      case addButtonTapped
      case editButtonTapped(Item)
    }

    @Dependency(\.localDatabase) var database

    struct Path: ReducerProtocol {
      enum State {
        case addItem(AddFeature.State)
        case detailItem(DetailFeature.State)
        case editItem(EditFeature.State)
      }
      enum Action {
        case addItem(AddFeature.Action)
        case detailItem(DetailFeature.Action)
        case editItem(EditFeature.Action)
      }
      var body: some ReducerProtocolOf<Self> {
        Scope(state: /State.addItem, action: /Action.addItem) {
          AddFeature()
        }
        Scope(state: /State.editItem, action: /Action.editItem) {
          EditFeature()
        }
        Scope(state: /State.detailItem, action: /Action.detailItem) {
          DetailFeature()
        }
      }
    }

    var body: some ReducerProtocolOf<Self> {
      Reduce { state, action in
        // Core logic for root feature
        switch action {
        case .addButtonTapped:
          state.path.append(.addItem(AddFeature.State()))
          return .none

        case let .editButtonTapped(item):
          state.path.append(.editItem(EditFeature.State(item: item)))
          return .none

        case let .path(.element(id: id, action: .editItem(.saveButtonTapped))):
          guard case let .editItem(editItemState) = state.path[id: id]
          else { return .none }

          state.path.pop(from: id)
          return .fireAndForget {
            self.database.save(editItemState.item)
          }

        case .path:
          return .none
        }
      }
      .forEach(\.path, action: /Action.path) {
        Path()
      }
    }
  }

  // Block 4.
  struct SaveWatcher: ReducerProtocol {
    typealias State = [StackElementID]
    typealias Action = RootFeature.Action

    var body: some ReducerProtocolOf<Self> {
      Reduce { state, action in
        switch action {
        case let .path(.element(id: id, action: .editItem(.saveButtonTapped))):
          state.append(id)
          return .none

        default:
          return .none
        }
      }
    }
  }
}

@available(*, deprecated)
extension DraftGuide.RootFeature.State: Equatable {}
@available(*, deprecated)
extension DraftGuide.RootFeature.Path.State: Equatable {}
