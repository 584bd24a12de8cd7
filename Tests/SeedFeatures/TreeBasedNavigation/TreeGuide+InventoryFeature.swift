import ComposableArchitecture

extension TreeGuide {
  // Blocks 6, 7, 8, 9, 13 and 14.
  @Reducer
  struct InventoryFeature {
    struct State {
      @PresentationState var destination: Destination.State?
      var items: IdentifiedArrayOf<Item> = []
    }
    enum Action {
      case destination(PresentationAction<Destination.Action>)
      case addButtonTapped
      case closeButtonTapped
      case detailButtonTapped(Item.ID)
      case editButtonTapped(Item.ID)
    }

    @Dependency(\.localDatabase) var database

    @Reducer
    struct Destination {
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
        switch action {
        case .addButtonTapped:
          state.destination = .addItem(AddFeature.State())
          return .none

        case .closeButtonTapped:
          state.destination = nil
          return .none

        case let .detailButtonTapped(id):
          guard let item = state.items[id: id] else { return .none }
          state.destination = .detailItem(DetailFeature.State(item: item))
          return .none

        case let .editButtonTapped(id):
          guard let item = state.items[id: id] else { return .none }
          state.destination = .editItem(EditFeature.State(item: item))
          return .none

        case .destination(.presented(.editItem(.saveButtonTapped))):
          guard case let .editItem(editItemState) = state.destination
          else { return .none }

          state.destination = nil
          return .run { _ in
            self.database.save(editItemState.item)
          }

        case .destination:
          return .none
        }
      }
      .ifLet(\.$destination, action: \.destination) {
        Destination()
      }
    }
  }

  /// A parent that counts the taps on the save button of the editor.
  struct SaveWatcher: Reducer {
    typealias State = Int
    typealias Action = InventoryFeature.Action

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        // Block 12.
        case .destination(.presented(.editItem(.saveButtonTapped))):
          state += 1
          return .none

        default:
          return .none
        }
      }
    }
  }
}

extension TreeGuide.InventoryFeature.State: Equatable {}
extension TreeGuide.InventoryFeature.Destination.State: Equatable {}
