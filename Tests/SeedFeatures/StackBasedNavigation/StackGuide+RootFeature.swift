import ComposableArchitecture

extension StackGuide {
  // Blocks 1, 2, 3 and 9.
  @Reducer
  struct RootFeature {
    struct State {
      var path = StackState<Path.State>()
      var items: IdentifiedArrayOf<Item> = []
    }
    enum Action {
      case path(StackAction<Path.State, Path.Action>)
      case addButtonTapped
      case detailButtonTapped(Item.ID)
      case editButtonTapped(Item.ID)
    }

    @Dependency(\.database) var database

    @Reducer
    struct Path {
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
      var body: some ReducerOf<Self> {
        Scope(state: \.addItem, action: \.addItem) {
          AddFeature()
        }
        Scope(state: \.editItem, action: \.editItem) {
          EditFeature()
        }
        Scope(state: \.detailItem, action: \.detailItem) {
          DetailFeature()
        }
      }
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        // Core logic for root feature
        switch action {
        case .addButtonTapped:
          state.path.append(.addItem(AddFeature.State()))
          return .none

        case let .detailButtonTapped(id):
          guard let item = state.items[id: id] else { return .none }
          state.path.append(.detailItem(DetailFeature.State(item: item)))
          return .none

        case let .editButtonTapped(id):
          guard let item = state.items[id: id] else { return .none }
          state.path.append(.editItem(EditFeature.State(item: item)))
          return .none

        case let .path(.element(id: id, action: .editItem(.saveButtonTapped))):
          guard case let .editItem(editItemState) = state.path[id: id]
          else { return .none }

          state.path.pop(from: id)
          return .run { _ in
            await self.database.save(editItemState.item)
          }

        case .path:
          return .none
        }
      }
      .forEach(\.path, action: \.path) {
        Path()
      }
    }
  }
}

extension StackGuide.RootFeature.State: Equatable {}
extension StackGuide.RootFeature.Path.State: Equatable {}
