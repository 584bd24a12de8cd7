import Gtk
import GtkTestSupport
import TestSupport
import XCTest

@testable import GtkUI

/// The transitions of views that an `if`, an `if`-`else` and an `id` insert and remove.
final class ViewTransitionTests: XCTestCase {
  func testInsertedViewIsFadedInAndItsSpaceGrows() throws {
    try inTransitions { model, window, clock in
      let before = window.contentHeight
      withAnimation(.linear(duration: 1)) { model.isShown = true }
      window.flush()
      let bin = try XCTUnwrap(window.transitionBins.first)
      XCTAssertEqual(window.texts, ["top", "optional", "first", "bottom"])
      XCTAssertEqual(bin.height, 0)
      XCTAssertEqual(window.contentHeight, before, "The spacing has not grown yet.")
      clock.advance(by: 0)
      clock.advance(by: 0.5)
      let content = try XCTUnwrap(bin.content)
      let whole = content.measure(.vertical).natural
      XCTAssertEqual(content.opacity, 0.5, accuracy: 0.03)
      XCTAssertEqual(Double(bin.height), Double(whole) / 2, accuracy: 1)
      clock.advance(by: 0.6)
      XCTAssertEqual(content.opacity, 1)
      XCTAssertEqual(bin.height, whole)
      XCTAssertEqual(window.contentHeight, before + whole + 6)
      XCTAssertEqual(clock.runningCount, 0)
    }
  }

  func testRemovedViewIsDismantledAtOnceAndItsPictureFadesOut() throws {
    try inTransitions(isShown: true) { model, window, clock in
      let before = window.contentHeight
      withAnimation(.linear(duration: 1)) { model.isShown = false }
      window.flush()
      XCTAssertEqual(window.texts, ["top", "first", "bottom"])
      XCTAssertEqual(model.log.lines, ["appear", "disappear"])
      let bin = try XCTUnwrap(window.transitionBins.first)
      let picture = try XCTUnwrap(bin.picture)
      XCTAssertTrue(bin.isInert)
      XCTAssertEqual(window.contentHeight, before)
      clock.advance(by: 0)
      clock.advance(by: 0.5)
      XCTAssertEqual(picture.opacity, 0.5, accuracy: 0.03)
      XCTAssertLessThan(window.contentHeight, before)
      clock.advance(by: 0.6)
      XCTAssertEqual(window.transitionBins.count, 0)
      XCTAssertEqual(window.texts, ["top", "first", "bottom"])
    }
  }

  func testViewThatIsInsertedAgainContinuesTheTransition() throws {
    try inTransitions(isShown: true) { model, window, clock in
      withAnimation(.linear(duration: 1)) { model.isShown = false }
      window.flush()
      clock.advance(by: 0)
      clock.advance(by: 0.25)
      withAnimation(.linear(duration: 1)) { model.isShown = true }
      window.flush()
      XCTAssertEqual(window.transitionBins.count, 1)
      let content = try XCTUnwrap(window.transitionBins.first?.content)
      XCTAssertEqual(content.opacity, 0.75, accuracy: 0.03)
      clock.advance(by: 1.1)
      XCTAssertEqual(content.opacity, 1)
    }
  }

  func testViewThatIsRemovedDuringItsInsertionContinuesTheTransition() throws {
    try inTransitions { model, window, clock in
      withAnimation(.linear(duration: 1)) { model.isShown = true }
      window.flush()
      clock.advance(by: 0)
      clock.advance(by: 0.25)
      window.settle()
      withAnimation(.linear(duration: 1)) { model.isShown = false }
      window.flush()
      let picture = try XCTUnwrap(window.transitionBins.first?.picture)
      XCTAssertEqual(picture.opacity, 0.25, accuracy: 0.03)
      clock.advance(by: 1.1)
      XCTAssertEqual(window.transitionBins.count, 0)
    }
  }

  func testChangesWithoutAnAnimationAreShownAtOnce() throws {
    try inTransitions { model, window, clock in
      model.isShown = true
      model.isFirst = false
      window.flush()
      XCTAssertEqual(window.texts, ["top", "optional", "second", "bottom"])
      model.isShown = false
      window.flush()
      XCTAssertEqual(window.texts, ["top", "second", "bottom"])
      XCTAssertEqual(window.transitionBins.count, 0)
      XCTAssertEqual(clock.runningCount, 0)
    }
  }

  func testReducedMotionShowsChangesAtOnce() throws {
    try inTransitions(animates: false) { model, window, clock in
      withAnimation { model.isShown = true }
      window.flush()
      XCTAssertEqual(window.transitionBins.count, 0)
      XCTAssertEqual(window.texts, ["top", "optional", "first", "bottom"])
    }
  }

  func testAlternativeViewIsShownAtThePositionOfTheOtherView() throws {
    try inTransitions { model, window, clock in
      let before = window.contentHeight
      withAnimation(.linear(duration: 1)) { model.isFirst = false }
      window.flush()
      XCTAssertEqual(window.texts, ["top", "second", "bottom"])
      let bin = try XCTUnwrap(window.transitionBins.first)
      clock.advance(by: 0)
      clock.advance(by: 0.5)
      XCTAssertEqual(bin.content?.opacity ?? 0, 0.5, accuracy: 0.03)
      XCTAssertEqual(bin.picture?.opacity ?? 0, 0.5, accuracy: 0.03)
      XCTAssertEqual(Double(window.contentHeight), Double(before), accuracy: 1)
      clock.advance(by: 0.6)
      XCTAssertNil(bin.picture)
      XCTAssertEqual(window.contentHeight, before)
    }
  }

  func testViewWithAnotherIdentityHasATransition() throws {
    try inTransitions { model, window, clock in
      withAnimation(.linear(duration: 1)) { model.id = 1 }
      window.flush()
      XCTAssertEqual(window.transitionBins.count, 1)
      XCTAssertNotNil(window.transitionBins.first?.picture)
      clock.advance(by: 1.1)
      XCTAssertNil(window.transitionBins.first?.picture)
    }
  }

  func testOnlyTheOutermostInsertedViewHasATransition() throws {
    try inTransitions { model, window, clock in
      model.hasNested = true
      window.flush()
      withAnimation(.linear(duration: 1)) { model.isShown = true }
      window.flush()
      XCTAssertEqual(window.transitionBins.count, 1)
    }
  }

  func testMarginsAroundAnIfArePartOfThePicture() throws {
    try inTransitions(isShown: true, padding: 20) { model, window, clock in
      let before = window.contentHeight
      withAnimation(.linear(duration: 1)) { model.isShown = false }
      window.flush()
      XCTAssertEqual(window.contentHeight, before)
    }
  }

  func testWindowCanBeClosedDuringATransition() throws {
    var clockAtEnd: TestAnimationClock?
    try inTransitions(isShown: true) { model, window, clock in
      clockAtEnd = clock
      withAnimation(.linear(duration: 1)) {
        model.isShown = false
        model.isFirst = false
      }
      window.flush()
      clock.advance(by: 0.5)
      XCTAssertEqual(clock.runningCount, 3)
    }
    onMain { XCTAssertEqual(clockAtEnd?.runningCount, 0) }
  }

  func testTransitionWithAnAnimationRunsWithAnyChange() throws {
    try inTransitions(transition: .slide.animation(.linear(duration: 1))) { model, window, clock in
      model.isShown = true
      window.flush()
      clock.advance(by: 0)
      clock.advance(by: 0.5)
      let content = try XCTUnwrap(window.transitionBins.first?.content)
      XCTAssertEqual(content.effects.shift.x, -0.5, accuracy: 0.03)
      clock.advance(by: 0.6)
      window.settle()
      model.isShown = false
      window.flush()
      clock.advance(by: 0)
      clock.advance(by: 0.5)
      let picture = try XCTUnwrap(window.transitionBins.first?.picture)
      XCTAssertEqual(picture.effects.shift.x, 0.5, accuracy: 0.03)
      XCTAssertEqual(picture.opacity, 1)
    }
  }

  private typealias Use =
    @MainActor (
      TransitionModel, TestWindow<TransitionStack>, TestAnimationClock
    ) throws -> Void

  private func inTransitions(
    isShown: Bool = false,
    animates: Bool = true,
    padding: Double = 0,
    transition: AnyTransition = .opacity,
    _ use: Use
  ) throws {
    try onMain {
      let model = TransitionModel()
      model.isShown = isShown
      let clock = TestAnimationClock()
      AnimationClock.test = clock
      defer { AnimationClock.test = nil }
      try withAnimations(animates) {
        try inWindow {
          TransitionStack(model: model, transition: transition, padding: padding)
        } use: { window in
          window.settle()
          try use(model, window, clock)
        }
      }
    }
  }
}

extension TestWindow {
  /// The containers of transitions.
  fileprivate var transitionBins: [TransitionBin] { widget.all(TransitionBin.self) }

  /// The height of the stack.
  fileprivate var contentHeight: Int {
    widget.all(Gtk.Box.self).first { $0.texts.contains("top") && $0.children.count > 2 }?
      .measure(.vertical).natural ?? 0
  }
}

extension TransitionBin {
  fileprivate var height: Int { measure(.vertical).natural }
}

@MainActor
@Observable
private final class TransitionModel {
  var isShown = false
  var isFirst = true
  var hasNested = false
  var id = 0
  @ObservationIgnored var log = Log()
}

private struct TransitionStack: View {
  let model: TransitionModel
  let transition: AnyTransition
  let padding: Double

  var body: some View {
    VStack {
      Text("top").id(model.id)
      Group {
        if model.isShown {
          VStack {
            Text("optional")
            if model.hasNested { Text("nested") }
          }
          .transition(transition)
          .onAppear { model.log.append("appear") }
          .onDisappear { model.log.append("disappear") }
        }
      }
      .padding(padding)
      if model.isFirst {
        Text("first")
      } else {
        Text("second")
      }
      Text("bottom")
    }
  }
}
