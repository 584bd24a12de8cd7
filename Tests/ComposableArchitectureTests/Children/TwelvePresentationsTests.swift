import ComposableArchitecture
import XCTest

/// A chain of more presentations than the type checker could handle if each call were overloaded.
final class TwelvePresentationsTests: FeatureTestCase {
  func testTwelfthPresentationOfAChainRunsAndIsDismissed() async {
    let store = Store(initialState: Dozen.State()) { Dozen() }
    store.send(.twelfth(.presented(.increment)))
    XCTAssertEqual(store.withState(\.twelfth?.count), 1)
    store.send(.twelfth(.dismiss))
    XCTAssertNil(store.withState(\.twelfth))
  }
}

@Reducer
private struct Dozen {
  struct State {
    @PresentationState var first: Counter.State?
    @PresentationState var second: Counter.State?
    @PresentationState var third: Counter.State?
    @PresentationState var fourth: Counter.State?
    @PresentationState var fifth: Counter.State?
    @PresentationState var sixth: Counter.State?
    @PresentationState var seventh: Counter.State?
    @PresentationState var eighth: Counter.State?
    @PresentationState var ninth: AlertState<Bool>?
    @PresentationState var tenth: AlertState<Bool>?
    @PresentationState var eleventh: Counter.State?
    @PresentationState var twelfth: Counter.State? = Counter.State()
  }

  enum Action {
    case first(PresentationAction<Counter.Action>)
    case second(PresentationAction<Counter.Action>)
    case third(PresentationAction<Counter.Action>)
    case fourth(PresentationAction<Counter.Action>)
    case fifth(PresentationAction<Counter.Action>)
    case sixth(PresentationAction<Counter.Action>)
    case seventh(PresentationAction<Counter.Action>)
    case eighth(PresentationAction<Counter.Action>)
    case ninth(PresentationAction<Bool>)
    case tenth(PresentationAction<Bool>)
    case eleventh(PresentationAction<Counter.Action>)
    case twelfth(PresentationAction<Counter.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .first: return .none
      default: return .none
      }
    }
    .ifLet(\.$first, action: \.first) { Counter() }
    .ifLet(\.$second, action: \.second) { Counter() }
    .ifLet(\.$third, action: \.third) { Counter() }
    .ifLet(\.$fourth, action: \.fourth) { Counter() }
    .ifLet(\.$fifth, action: \.fifth) { Counter() }
    .ifLet(\.$sixth, action: \.sixth) { Counter() }
    .ifLet(\.$seventh, action: \.seventh) { Counter() }
    .ifLet(\.$eighth, action: \.eighth) { Counter() }
    .ifLet(\.$ninth, action: \.ninth)
    .ifLet(\.$tenth, action: \.tenth)
    .ifLet(\.$eleventh, action: \.eleventh) { Counter() }
    .ifLet(\.$twelfth, action: \.twelfth) { Counter() }
  }
}
