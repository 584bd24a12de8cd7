import CombineSchedulers
import ComposableArchitecture

enum Action {
  case locationChanged(Int)
}

let locations = PassthroughSubject<Int, Never>()
