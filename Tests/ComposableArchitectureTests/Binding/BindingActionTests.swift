@_spi(Internals) import ComposableArchitecture
import TestSupport
import XCTest

@MainActor
final class BindingActionTests: XCTestCase {
  private typealias Binding = BindingAction<Profile.State>

  func testBindingActionMatchesAPatternOfItsKeyPath() async {
    let action = Binding.set(\.name, "Blob")
    XCTAssertTrue(\Profile.State.name ~= action)
    XCTAssertFalse(\Profile.State.nickname ~= action)
    XCTAssertEqual(action.keyPath, \Profile.State.name)
  }

  func testCaseKeyPathOfABindingExtractsAndEmbedsTheValue() async {
    let action = Profile.Action.binding(.set(\.name, "Blob"))
    XCTAssertEqual(action[case: \.binding.name], "Blob")
    XCTAssertNil(action[case: \.binding.nickname])
    XCTAssertNil(Profile.Action.greet[case: \.binding.name])
    XCTAssertTrue(action.is(\.binding.name))
    let path: CaseKeyPath<Profile.Action, String> = \.binding.name
    XCTAssertEqual(path("Blob").binding, .set(\.name, "Blob"))
  }

  func testBindingActionDumpContainsThePropertyAndTheValue() async {
    let lines = String(customDumping: Binding.set(\.name, "Blob")).split(separator: "\n")
    XCTAssertEqual(lines.first?.hasSuffix(".set("), true)
    // The optimizer removes the symbols that contain the names of properties.
    #if DEBUG
      if !Sanitizer.isActive { XCTAssertEqual(lines.dropFirst().first, #"  \.name,"#) }
    #endif
    XCTAssertEqual(lines.dropFirst(2).map { String($0) }, [#"  "Blob""#, ")"])
  }

  func testBindingOfAnActionEnumWithoutCasePathsIsExtracted() async {
    enum Plain: BindableAction {
      case binding(BindingAction<Profile.State>)
      case other
    }
    XCTAssertEqual(Plain.binding(.set(\.name, "Blob")).binding, .set(\.name, "Blob"))
    XCTAssertNil(Plain.other.binding)
  }

  func testBindingReducerIgnoresOtherActions() async {
    var state = Profile.State(name: "Blob")
    let reducer = BindingReducer<Profile.State, Profile.Action, Profile.Action>()
    _ = reducer.reduce(into: &state, action: .greet)
    XCTAssertEqual(state, Profile.State(name: "Blob"))
    _ = reducer.reduce(into: &state, action: .set(\.nickname, "B"))
    XCTAssertEqual(state, Profile.State(name: "Blob", nickname: "B"))
  }

  func testBindingReducerRunsForTheActionsThatItsClosureReturns() async {
    var state = Profile.State()
    let reducer = BindingReducer<Profile.State, Profile.Action?, Profile.Action>(action: { $0 })
    _ = reducer.reduce(into: &state, action: nil)
    XCTAssertEqual(state, Profile.State())
    _ = reducer.reduce(into: &state, action: .set(\.name, "Blob"))
    XCTAssertEqual(state.name, "Blob")
  }

  func testReducerBeforeTheBindingReducerReadsTheOldValue() async {
    let store = Store(initialState: Profile.State(name: "Blob")) { Profile() }
    store.name = "Blob Jr."
    XCTAssertEqual(store.nickname, "was Blob")
  }

  func testAnIgnoredBindingIsReportedWithTheAction() async {
    let store = Store(initialState: Profile.State()) { Reduce<Profile.State, Profile.Action>.deaf }
    let issues = recordIssues { store.name = "Blob" }
    XCTAssertEqual(issues.count, 1)
    XCTAssertEqual(issues.first?.isFailure, true)
    XCTAssertEqual(issues.first?.message.contains("Action.binding("), true)
    XCTAssertEqual(issues.first?.message.contains("\"Blob\""), true)
    XCTAssertEqual(issues.first?.message.contains("no reducer handled the binding action"), true)
  }

  func testIgnoredBindingIsReportedWhenItsActionIsReleased() async {
    let kept = LockIsolated<Profile.Action?>(nil)
    let store = Store(initialState: Profile.State()) {
      Reduce<Profile.State, Profile.Action> { _, action in
        kept.setValue(action)
        return .none
      }
    }
    XCTAssertEqual(recordIssues { store.name = "Blob" }.count, 0)
    XCTAssertEqual(recordIssues { kept.setValue(nil) }.count, 1)
  }

  func testIgnoredBindingActionOfAnExplicitSendIsNotReported() async {
    let store = Store(initialState: Profile.State()) { Reduce<Profile.State, Profile.Action>.deaf }
    XCTAssertEqual(recordIssues { _ = store.send(.set(\.name, "Blob")) }.count, 0)
  }

  func testBindingOfADismissedFeatureIsNotReported() async throws {
    let store = Store(initialState: Host.State(profile: Profile.State())) { Host() }
    let profile = try XCTUnwrap(store.scope(state: \.profile, action: \.profile.presented))
    store.send(.profile(.dismiss))
    XCTAssertEqual(recordIssues { profile.name = "Blob" }.count, 0)
  }

  func testIgnoredBindingThatDismissesItsFeatureIsNotReported() async throws {
    let store = Store(initialState: Host.State(profile: Profile.State())) {
      Host()
      Reduce { state, action in
        if case .profile(.presented(.binding)) = action { state.profile = nil }
        return .none
      }
    }
    let profile = try XCTUnwrap(store.scope(state: \.profile, action: \.profile.presented))
    XCTAssertEqual(recordIssues { profile.name = "Blob" }.map(\.message), [])
    XCTAssertNil(store.profile)
  }

  func testBindingReducerReturnsAnEffectWithoutActions() async {
    var state = Profile.State()
    let reducer = BindingReducer<Profile.State, Profile.Action, Profile.Action>()
    let effect = reducer.reduce(into: &state, action: .set(\.name, "Blob"))
    XCTAssertEqual(state.name, "Blob")
    var events: [Profile.Action] = []
    for await action in effect.actions { events.append(action) }
    XCTAssertEqual(events.count, 0)
  }

  func testBindingActionIsSendable() async {
    func passed<Value: Sendable>(_ value: Value) async -> Value { await Task { value }.value }
    let binding = await passed(Binding.set(\.name, "Blob"))
    XCTAssertEqual(binding, .set(\.name, "Blob"))
  }
}

extension BindingActionTests {
  @Reducer
  struct Profile {
    @ObservableState
    struct State: Equatable {
      var name = ""
      var nickname = ""
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case greet
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .binding(\.name) = action { state.nickname = "was \(state.name)" }
        return .none
      }
      BindingReducer()
    }
  }

  @Reducer
  struct Host {
    @ObservableState
    struct State {
      @Presents var profile: Profile.State?
    }
    enum Action {
      case profile(PresentationAction<Profile.Action>)
    }
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifLet(\.$profile, action: \.profile) { Reduce<Profile.State, Profile.Action>.deaf }
    }
  }
}

extension Reduce {
  /// A reducer that does nothing.
  fileprivate static var deaf: Self { Self { _, _ in .none } }
}
