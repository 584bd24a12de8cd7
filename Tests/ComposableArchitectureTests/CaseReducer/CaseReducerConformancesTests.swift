import ComposableArchitecture
import XCTest

@MainActor
final class CaseReducerConformancesTests: XCTestCase {
  func testStateAndActionOfAnEnumReducerConformToRequestedProtocols() async throws {
    func take<State: Codable & Hashable & Sendable>(_ state: State) throws -> State {
      XCTAssertEqual(Set([state, state]).count, 1)
      return try JSONDecoder().decode(State.self, from: JSONEncoder().encode(state))
    }
    let actions: [Screen.Action] = [.banner(.tapped), .banner(.tapped)]
    requireSendable(actions)
    XCTAssertEqual(Set(actions).count, 1)
    XCTAssertEqual(try take(Screen.State.empty(Empty.State())), .empty(Empty.State()))
    XCTAssertEqual(try take(Screen.State.number(7)), .number(7))
  }

  func testGeneratedEmptyStateIsCodableHashableAndSendable() async throws {
    let empty = Empty.State()
    let decoded = try JSONDecoder().decode(Empty.State.self, from: JSONEncoder().encode(empty))
    XCTAssertEqual(decoded, empty)
    XCTAssertEqual(Set([empty, decoded]).count, 1)
    requireSendable(empty)
  }

  func testEphemeralCaseIsDismissedAfterItsAction() async {
    let store = TestStore(initialState: App.State(screen: .banner(Banner(text: "Saved")))) {
      App()
    }
    await store.send(.screen(.presented(.banner(.tapped)))) {
      $0.screen = nil
      $0.taps = 1
    }
  }

  func testStoreCaseOfACaseWithoutAReducerContainsItsValue() async {
    let store = Store(initialState: Screen.State.banner(Banner(text: "Saved"))) { Screen.body }
    guard case .banner(let banner) = store.case else { return XCTFail("Not a banner") }
    XCTAssertEqual(banner.text, "Saved")
  }
}

/// Compiles only if the value is sendable.
private func requireSendable(_ value: some Sendable) {}

/// A custom state that is dismissed after its first action.
private struct Banner: Codable, Hashable, _EphemeralState {
  enum Action: Hashable {
    case tapped
  }

  var text: String
}

@Reducer
private struct Empty {}

@Reducer(
  state: .codable,
  .equatable,
  .hashable,
  .sendable,
  action: .equatable,
  .hashable,
  .sendable
)
private enum Screen {
  @ReducerCaseEphemeral
  case banner(Banner)
  case empty(Empty)
  @ReducerCaseIgnored
  case number(Int)
}

@Reducer(state: .decodable, .encodable)
private enum Coded {
  case empty(Empty)
}

@Reducer
private struct App {
  @ObservableState
  struct State: Equatable {
    @Presents var screen: Screen.State?
    var taps = 0
  }
  enum Action {
    case screen(PresentationAction<Screen.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .screen(.presented(.banner(.tapped))) = action { state.taps += 1 }
      return .none
    }
    .ifLet(\.$screen, action: \.screen)
  }
}
