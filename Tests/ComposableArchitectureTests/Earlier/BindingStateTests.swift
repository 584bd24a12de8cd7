import TestSupport
import XCTest

@testable import ComposableArchitecture

final class BindingStateTests: FeatureTestCase {
  func testBindingActionSetsAPropertyWithBindingState() async {
    let store = TestStore(initialState: SignUp.State()) { SignUp() }
    await store.send(.binding(.set(\.$name, "Blob"))) {
      $0.name = "Blob"
      $0.changes = 1
    }
    await store.send(.set(\.$isSubscribed, true)) { $0.$isSubscribed.wrappedValue = true }
    await store.send(\.binding.$name, "Blob Jr.") {
      $0.name = "Blob Jr."
      $0.changes = 2
    }
    await store.send(.reset)
    await store.receive(\.binding.$name, "") {
      $0.name = ""
      $0.changes = 3
    }
  }

  func testBindingActionsOfEqualPropertiesAndValuesAreEqual() async {
    typealias Action = BindingAction<SignUp.State>
    XCTAssertEqual(Action.set(\.$name, "Blob"), .set(\.$name, "Blob"))
    XCTAssertNotEqual(Action.set(\.$name, "Blob"), .set(\.$name, "Blob Jr."))
    XCTAssertNotEqual(Action.set(\.$isSubscribed, true), .set(\.$isAdult, true))
    XCTAssertEqual(Action.set(\.$isAdult, true).keyPath, \SignUp.State.$isAdult)
    XCTAssertTrue(\SignUp.State.$isAdult ~= Action.set(\.$isAdult, true))
    XCTAssertFalse(\SignUp.State.$isSubscribed ~= Action.set(\.$isAdult, true))
  }

  func testStateWithBindingStateIsDumpedAndCodedWithoutTheWrapper() async throws {
    let state = SignUp.State(name: "Blob")
    XCTAssertEqual(
      String(customDumping: state),
      """
      SignUp.State(
        _name: "Blob",
        _isSubscribed: false,
        _isAdult: false,
        changes: 0
      )
      """
    )
    let data = try JSONEncoder().encode(state)
    XCTAssertEqual(
      try JSONDecoder().decode([String: AnyValue].self, from: data)["name"],
      AnyValue("Blob")
    )
    XCTAssertEqual(try JSONDecoder().decode(SignUp.State.self, from: data), state)
    XCTAssertEqual(Set([state, state]).count, 1)
  }

  /// A value of which only the text is decoded.
  private struct AnyValue: Decodable, Equatable {
    let text: String?

    init(_ text: String) { self.text = text }

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }
}

/// A feature whose state is not observable.
private struct SignUp: Reducer {
  struct State: Codable, Hashable, Sendable {
    @BindingState var name = ""
    @BindingState var isSubscribed = false
    @BindingState var isAdult = false
    var changes = 0
  }

  @CasePathable
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case reset
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.$name):
        state.changes += 1
        return .none
      case .binding:
        return .none
      case .reset:
        return .send(.set(\.$name, ""))
      }
    }
  }
}
