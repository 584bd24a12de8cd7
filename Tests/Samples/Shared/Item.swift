import ComposableArchitecture

/// The child feature of the samples, by whatever name they call it.
@Reducer
struct Item {
  @ObservableState
  struct State: Equatable, Identifiable, Sendable {
    var id = 0
    var count = 0
    var isTimerRunning = false
    var item = ""
    var name = ""
    var number = 0
    var settings = Settings()

    struct Settings: Equatable, Sendable { var isHapticsEnabled = false }
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case closeButtonTapped
    case incrementButtonTapped
    case response(String)
    case startTimerButtonTapped
    case stopTimerButtonTapped
    case timerTicked
  }

  var body: some ReducerOf<Self> { EmptyReducer() }
}

typealias Child = Item
typealias Counter = Item
typealias Detail = Item
typealias Edit = Item
typealias History = Item
typealias Home = Item
typealias Login = Item
typealias Onboarding = Item
typealias Profile = Item
typealias Row = Item
