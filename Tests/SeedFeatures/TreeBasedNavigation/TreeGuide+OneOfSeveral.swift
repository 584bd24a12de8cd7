import ComposableArchitecture

extension TreeGuide {
  /// Navigation by an enum, of which only one case can be active.
  @Reducer
  struct OneOfSeveral {
    // Block 5.
    enum State {
      case addItem(AddFeature.State)
      case detailItem(DetailFeature.State)
      case editItem(EditFeature.State)
      case nothing
    }

    enum Action {
      case addItem(AddFeature.Action)
      case detailItem(DetailFeature.Action)
      case editItem(EditFeature.Action)
      case open(State)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        guard case let .open(newState) = action else { return .none }
        state = newState
        return .none
      }
      .ifCaseLet(\.addItem, action: \.addItem) {
        AddFeature()
      }
      .ifCaseLet(\.detailItem, action: \.detailItem) {
        DetailFeature()
      }
      .ifCaseLet(\.editItem, action: \.editItem) {
        EditFeature()
      }
    }
  }
}

extension TreeGuide.OneOfSeveral.State: Equatable {}
