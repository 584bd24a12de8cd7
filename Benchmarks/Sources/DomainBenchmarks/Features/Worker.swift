import ComposableArchitecture

/// A feature that runs effects.
@Reducer
struct Worker {
  @ObservableState
  struct State {
    var count = 0
  }

  enum Action {
    case request
    case response
    case start
    case stop
  }

  enum CancelID { case work }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .request:
        return .run { send in await send(.response) }
      case .response:
        state.count += 1
        return .none
      case .start:
        return .run { _ in try await Task.never() }
          .cancellable(id: CancelID.work)
      case .stop:
        return .cancel(id: CancelID.work)
      }
    }
  }
}
