import ComposableArchitecture

extension TreeGuide {
  enum Dismissal {
    // Blocks 16 and 17.
    @Reducer
    struct Feature {
      struct State {
        var isPresented: Bool?
        var ticks = 0
      }
      enum Action {
        case closeButtonTapped
        case closeAndTickButtonTapped
        case appeared
        case tick
      }
      @Dependency(\.dismiss) var dismiss
      @Dependency(\.isPresented) var isPresented
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          switch action {
          case .closeButtonTapped:
            return .run { _ in await self.dismiss() }

          case .closeAndTickButtonTapped:
            return .run { send in
              await self.dismiss()
              await send(.tick)  // ⚠️
            }

          case .appeared:
            state.isPresented = self.isPresented
            return .none

          case .tick:
            state.ticks += 1
            return .none
          }
        }
      }
    }

    /// The parent of the feature, which the guide doesn't show.
    @Reducer
    struct Parent {
      struct State: Equatable {
        @PresentationState var feature: Feature.State?
      }
      enum Action {
        case feature(PresentationAction<Feature.Action>)
      }
      var body: some ReducerOf<Self> {
        EmptyReducer()
          .ifLet(\.$feature, action: \.feature) { Feature() }
      }
    }
  }
}

extension TreeGuide.Dismissal.Feature.State: Equatable {}
