import ComposableArchitecture

extension TreeGuide {
  /// Navigation by several optional values, more than one of which can be set at a time.
  @Reducer
  struct SeveralOptionals {
    // Block 4.
    struct State {
      @PresentationState var detailItem: DetailFeature.State?
      @PresentationState var editItem: EditFeature.State?
      @PresentationState var addItem: AddFeature.State?
      var openings = 0
    }

    enum Action {
      case detailItem(PresentationAction<DetailFeature.Action>)
      case editItem(PresentationAction<EditFeature.Action>)
      case addItem(PresentationAction<AddFeature.Action>)
      case openEverything(Item)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case let .openEverything(item):
          state.detailItem = DetailFeature.State(item: item)
          state.editItem = EditFeature.State(item: item)
          state.addItem = AddFeature.State()
          state.openings += 1
          return .none

        case .detailItem, .editItem, .addItem:
          return .none
        }
      }
      .ifLet(\.$detailItem, action: \.detailItem) {
        DetailFeature()
      }
      .ifLet(\.$editItem, action: \.editItem) {
        EditFeature()
      }
      .ifLet(\.$addItem, action: \.addItem) {
        AddFeature()
      }
    }
  }
}

extension TreeGuide.SeveralOptionals.State: Equatable {}
