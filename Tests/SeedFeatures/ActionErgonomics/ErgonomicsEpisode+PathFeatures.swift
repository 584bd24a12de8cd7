import ComposableArchitecture
import Foundation

// The features of the path. The episode shows only the names and the actions of these features.
extension ErgonomicsEpisode {
  struct CounterFeature: Reducer {
    struct State: Hashable, Identifiable {
      var count = 0
      let id = UUID()
    }

    enum Action: Equatable {
      case delegate(Delegate)
      case goToCounterButtonTapped
      case incrementButtonTapped

      enum Delegate: Equatable {
        case goToCounter(Int)
      }
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .delegate:
        return .none
      case .goToCounterButtonTapped:
        return .send(.delegate(.goToCounter(state.count)))
      case .incrementButtonTapped:
        state.count += 1
        return .none
      }
    }
  }

  struct NumberFactFeature: Reducer {
    struct State: Hashable, Identifiable {
      let id = UUID()
      var number: Int
    }

    enum Action: Equatable {
      case doubleButtonTapped
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .doubleButtonTapped:
        state.number *= 2
        return .none
      }
    }
  }

  struct Path: Reducer {
    enum State: Hashable, Identifiable {
      case counter(CounterFeature.State)
      case numberFact(NumberFactFeature.State)

      var id: UUID {
        switch self {
        case let .counter(state): state.id
        case let .numberFact(state): state.id
        }
      }
    }

    enum Action: Equatable {
      case counter(CounterFeature.Action)
      case numberFact(NumberFactFeature.Action)
    }

    var body: some ReducerOf<Self> {
      Scope(state: /State.counter, action: /Action.counter) {
        CounterFeature()
      }
      Scope(state: /State.numberFact, action: /Action.numberFact) {
        NumberFactFeature()
      }
    }
  }
}
