import ComposableArchitecture
import Foundation

extension StacksEpisode {
  // Marks 17:52 to 22:51, with the state of 36:12.
  struct CounterFeature: Reducer {
    struct State: Hashable, Identifiable {
      var count = 0
      let id = UUID()
      var isTimerOn = false
    }

    enum Action: Equatable {
      case decrementButtonTapped
      case incrementButtonTapped
      case timerTick
      case toggleTimerButtonTapped
    }

    private enum CancelID {
      case timer
    }

    func reduce(
      into state: inout State,
      action: Action
    ) -> Effect<Action> {
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
        return .none

      case .incrementButtonTapped:
        state.count += 1
        return .none

      case .timerTick:
        state.count += 1
        return .none

      case .toggleTimerButtonTapped:
        state.isTimerOn.toggle()
        if state.isTimerOn {
          // Start up a timer
          return .run { send in
            while true {
              try await Task.sleep(for: .seconds(1))
              await send(.timerTick)
            }
          }
          .cancellable(id: CancelID.timer)
        } else {
          // Stop the timer
          return .cancel(id: CancelID.timer)
        }
      }
    }
  }
}
