import ComposableGtk
import Gtk
import GtkTestSupport
import XCTest

final class SendAnimationTests: XCTestCase {
  func testActionsThatAnEffectSendsWithAnAnimationAreAnimated() throws {
    try check(isAnimated: true) { _ = $0.send(.hideLater(isAnimated: true)) }
    try check(isAnimated: false) { _ = $0.send(.hideLater(isAnimated: false)) }
  }

  func testActionsOfAnEffectWithAnAnimationAreAnimated() throws {
    for form in Fading.Form.allCases {
      try check(isAnimated: true) { _ = $0.send(.hideByEffect(form, isAnimated: true)) }
      try check(isAnimated: false) { _ = $0.send(.hideByEffect(form, isAnimated: false)) }
    }
  }

  func testActionsThatAreSentWithATransactionAreAnimated() throws {
    let transaction = Transaction(animation: .linear(duration: 100_000))
    try check(isAnimated: true) { _ = $0.send(.hide, transaction: transaction) }
    try check(isAnimated: true) {
      _ = ViewStore($0, observe: { $0 }).send(.hide, transaction: transaction)
    }
    try check(isAnimated: false) { _ = $0.send(.hide, transaction: Transaction()) }
  }

  @MainActor
  func testSendWithAnAnimationWhileAPredicateHoldsWaits() async {
    let store = Store(initialState: Fading.State()) { Fading() }
    let viewStore = ViewStore(store, observe: { $0 })
    await viewStore.send(.hideLater(isAnimated: true), animation: .default, while: { !$0.isHidden })
    XCTAssertTrue(viewStore.isHidden)
  }

  /// Hides a view, and checks whether its opacity is at the beginning of an animation.
  private func check(
    isAnimated: Bool,
    line: UInt = #line,
    _ hide: @MainActor (StoreOf<Fading>) -> Void
  ) throws {
    try onMain {
      GtkTesting.start()
      GtkTesting.isAnimated = true
      defer { GtkTesting.isAnimated = false }
      let store = Store(initialState: Fading.State()) { Fading() }
      let window = TestWindow { FadingView(store: store) }
      defer { window.close() }
      hide(store)
      XCTAssertTrue(GtkTesting.wait { store.isHidden }, line: line)
      UpdateScheduler.shared.flush()
      let label = try XCTUnwrap(window.all(Gtk.Label.self).first { $0.text == "Blob" })
      XCTAssertEqual(label.opacity, isAnimated ? 1 : 0, accuracy: 0.1, line: line)
    }
  }
}

@Reducer
private struct Fading {
  @ObservableState
  struct State: Equatable {
    var isHidden = false
  }

  enum Action {
    case hide
    case hideLater(isAnimated: Bool)
    case hideByEffect(Form, isAnimated: Bool)
  }

  /// The form of the effect that sends the action.
  enum Form: CaseIterable {
    case send, enqueued, run, concatenated, cancellable, mapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .hide:
        state.isHidden = true
        return .none
      case .hideLater(let isAnimated):
        return .run { send in
          // The animation is so long that its first frames don't change the opacity noticeably.
          await send(.hide, animation: isAnimated ? .linear(duration: 100_000) : nil)
        }
      case .hideByEffect(let form, let isAnimated):
        let animation = isAnimated ? Animation.linear(duration: 100_000) : nil
        return switch form {
        case .send: .send(.hide, animation: animation)
        case .enqueued: .send(.hide).animation(animation)
        case .run: .run { send in await send(.hide) }.animation(animation)
        case .concatenated:
          .concatenate(.run { _ in }, .send(.hide)).transaction(Transaction(animation: animation))
        case .cancellable: .send(.hide).animation(animation).cancellable(id: form)
        case .mapped: Effect<Void>.send(()).animation(animation).map { .hide }
        }
      }
    }
  }
}

private struct FadingView: View {
  let store: StoreOf<Fading>

  var body: some View {
    WithPerceptionTracking {
      Text("Blob").opacity(store.isHidden ? 0 : 1)
    }
  }
}
