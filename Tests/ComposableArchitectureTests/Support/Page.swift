import ComposableArchitecture

/// A feature with effects of every kind, which tests present.
struct Page: Reducer {
  struct State: Codable, Equatable {
    var count = 0
  }

  @CasePathable
  enum Action: Equatable {
    case closeButtonTapped
    case increment
    case incrementAndNotify
    case notify
    case startButtonTapped
    case startAndStayBehind
    case stopButtonTapped
  }

  enum CancelID {
    case work
  }

  @Dependency(\.dismiss) var dismiss

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .closeButtonTapped:
      return .run { _ in await dismiss() }
    case .increment:
      state.count += 1
      return .none
    case .incrementAndNotify:
      state.count += 1
      return .send(.notify)
    case .notify:
      return .none
    case .startButtonTapped, .startAndStayBehind:
      return .run { _ in try await untilCancelled() }
        .cancellable(id: CancelID.work)
    case .stopButtonTapped:
      return .cancel(id: CancelID.work)
    }
  }
}
