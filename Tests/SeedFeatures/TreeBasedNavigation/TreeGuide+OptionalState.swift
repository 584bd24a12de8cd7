import ComposableArchitecture

extension TreeGuide {
  /// Navigation by one optional value.
  enum OptionalState {
    @Reducer
    struct ItemFormFeature {
      struct State: Equatable {
        var name = ""
      }
      enum Action {
        case nameChanged(String)
      }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case let .nameChanged(name):
            state.name = name
            return .none
          }
        }
      }
    }

    // Blocks 1 and 2.
    @Reducer
    struct InventoryFeature {
      struct State: Equatable {
        @PresentationState var addItem: ItemFormFeature.State?
        var items: IdentifiedArrayOf<Item> = []
      }

      enum Action {
        case addItem(PresentationAction<ItemFormFeature.Action>)
        case addButtonTapped
        case doneButtonTapped
      }

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .addButtonTapped:
            // Populating this state performs the navigation
            state.addItem = ItemFormFeature.State()
            return .none

          case .doneButtonTapped:
            guard let form = state.addItem else { return .none }
            state.items.append(Item(id: state.items.count, name: form.name))
            state.addItem = nil
            return .none

          case .addItem:
            return .none
          }
        }
        .ifLet(\.$addItem, action: \.addItem) {
          ItemFormFeature()
        }
      }
    }
  }
}
