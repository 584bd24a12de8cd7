import CombineSchedulers
import ComposableArchitecture
import ComposableCombine
import Foundation

@Reducer
struct Search {
  @ObservableState
  struct State: Equatable {}

  enum Action: Equatable {
    case queryChanged(String)
    case response
    case timerTicked
  }

  var body: some ReducerOf<Self> { EmptyReducer() }
}

typealias Action = Search.Action

let mainQueue = DispatchQueue.test
