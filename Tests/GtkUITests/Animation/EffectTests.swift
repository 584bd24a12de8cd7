import Gtk
import GtkTestSupport
import TestSupport
import XCTest

@testable import GtkUI

final class EffectTests: XCTestCase {
  func testEffectsAreAppliedWithoutAnAnimation() throws {
    try inEffects { model, window, clock in
      let label = try fadedLabel(window)
      XCTAssertEqual(label.opacity, 1, accuracy: 0.01)
      model.opacity = 0.5
      window.settle()
      XCTAssertEqual(label.opacity, 0.5, accuracy: 0.01)
      XCTAssertEqual(clock.runningCount, 0)
    }
  }

  func testChangesOfWithAnimationAreAnimated() throws {
    try inEffects { model, window, clock in
      let label = try fadedLabel(window)
      withAnimation(.linear(duration: 1)) { model.opacity = 0 }
      window.flush()
      XCTAssertEqual(label.opacity, 1, accuracy: 0.01)
      // The animation begins in the first frame.
      clock.advance(by: 0)
      clock.advance(by: 0.5)
      XCTAssertEqual(label.opacity, 0.5, accuracy: 0.02)
      clock.advance(by: 0.6)
      XCTAssertEqual(label.opacity, 0, accuracy: 0.01)
      XCTAssertEqual(clock.runningCount, 0)
    }
  }

  func testEarlierChangesAreNotAnimated() throws {
    try inEffects { model, window, clock in
      let label = try fadedLabel(window)
      model.opacity = 0.2
      window.flush()
      withAnimation { model.count += 1 }
      window.flush()
      XCTAssertEqual(label.opacity, 0.2, accuracy: 0.01)
      XCTAssertEqual(clock.runningCount, 0)
    }
  }

  func testChangesOfOtherViewsInTheSameUpdateAreNotAnimated() throws {
    try inEffects { model, window, clock in
      let label = try fadedLabel(window)
      model.other = 0.3
      withAnimation(.linear(duration: 1)) { model.opacity = 0 }
      window.flush()
      XCTAssertEqual(clock.runningCount, 1)
      let other = try XCTUnwrap(window.all(Gtk.Label.self).first { $0.text == "other" })
      XCTAssertEqual(other.opacity, 0.3, accuracy: 0.01)
      XCTAssertEqual(label.opacity, 1, accuracy: 0.01)
    }
  }

  func testLaterTransactionDoesNotRemoveTheAnimationOfAnotherView() throws {
    try inEffects { model, window, clock in
      withAnimation(.linear(duration: 1)) { model.opacity = 0 }
      withAnimation(nil) { model.other = 0.3 }
      window.flush()
      XCTAssertEqual(clock.runningCount, 1)
    }
  }

  func testOpacitiesAreMultiplied() throws {
    try onMain {
      let model = EffectModel()
      try inWindow {
        Text("twice").opacity(model.opacity).opacity(0.5)
      } use: { window in
        window.settle()
        model.opacity = 0.5
        window.update { Text("twice").opacity(model.opacity).opacity(0.5) }
        window.settle()
        XCTAssertEqual(try window.first(Gtk.Label.self).opacity, 0.25, accuracy: 0.01)
      }
    }
  }

  func testEffectInAGridIsACell() throws {
    try onMain {
      try inWindow {
        Grid {
          GridRow {
            Text("a").rotationEffect(.degrees(9))
            Text("b")
          }
          Text("c").scaleEffect(2)
        }
      } use: { window in
        window.settle()
        XCTAssertEqual(Set(window.texts), ["a", "b", "c"])
        XCTAssertTrue(window.all(EffectBin.self).allSatisfy { $0.isMapped })
      }
    }
  }

  func testEndlessAnimationIsPausedWhileItsViewIsHidden() throws {
    try inEffects { model, window, clock in
      let label = try fadedLabel(window)
      withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { model.opacity = 0 }
      clock.advance(by: 0.3)
      label.isVisible = false
      window.settle()
      clock.advance(by: 0.5)
      label.isVisible = true
      XCTAssertTrue(GtkTesting.wait { label.isMapped })
      let value = label.opacity
      clock.advance(by: 0.2)
      XCTAssertLessThan(label.opacity, value)
      XCTAssertGreaterThan(label.opacity, 0.3)
    }
  }

  func testInterruptedAnimationContinues() throws {
    try inEffects { model, window, clock in
      let label = try fadedLabel(window)
      withAnimation(.linear(duration: 1)) { model.opacity = 0 }
      clock.advance(by: 0)
      clock.advance(by: 0.5)
      let value = label.opacity
      withAnimation(.linear(duration: 1)) { model.opacity = 1 }
      clock.advance(by: 1.0 / 60)
      XCTAssertEqual(label.opacity, value, accuracy: 0.03)
      clock.advance(by: 2)
      XCTAssertEqual(label.opacity, 1, accuracy: 0.01)
    }
  }

  func testCompletionIsCalledWhenAllAnimationsAreFinished() throws {
    try inEffects { model, window, clock in
      let log = model.log
      withAnimation(.linear(duration: 1)) {
        model.opacity = 0
      } completion: {
        log.append("done")
      }
      clock.advance(by: 0.9)
      XCTAssertEqual(log.lines, [])
      clock.advance(by: 0.3)
      XCTAssertEqual(log.lines, ["done"])
      withAnimation {
        model.count += 1
      } completion: {
        log.append("nothing")
      }
      XCTAssertTrue(GtkTesting.wait { log.lines == ["done", "nothing"] })
    }
  }

  func testCriterionDeterminesWhetherACompletionWaitsForTheEndOfASpring() throws {
    try inEffects { model, window, clock in
      let log = model.log
      withAnimation(.smooth) {
        model.opacity = 0
      } completion: {
        log.append("logically complete")
      }
      clock.advance(by: 0.4)
      XCTAssertEqual(log.lines, [])
      clock.advance(by: 0.15)
      XCTAssertEqual(log.lines, ["logically complete"])
      XCTAssertEqual(clock.runningCount, 1, "The spring still moves.")
      withAnimation(.smooth, completionCriteria: .removed) {
        model.opacity = 1
      } completion: {
        log.append("removed")
      }
      clock.advance(by: 0.55)
      XCTAssertEqual(log.lines, ["logically complete"])
      clock.advance(by: 1)
      XCTAssertEqual(log.lines, ["logically complete", "removed"])
      XCTAssertEqual(clock.runningCount, 0)
    }
  }

  func testInterruptedAnimationCallsItsCompletionOnce() throws {
    try inEffects { model, window, clock in
      let log = model.log
      for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
        log.removeAll()
        withAnimation(.smooth, completionCriteria: criteria) {
          model.opacity = 0
        } completion: {
          log.append("first")
        }
        clock.advance(by: 0.2)
        withAnimation(.smooth, completionCriteria: criteria) {
          model.opacity = 1
        } completion: {
          log.append("second")
        }
        clock.advance(by: 0.1)
        XCTAssertEqual(log.lines, ["first"])
        clock.advance(by: 2)
        XCTAssertEqual(log.lines, ["first", "second"])
      }
    }
  }

  func testValueOfAViewAnimatesItsChanges() throws {
    try inEffects { model, window, clock in
      model.isAnimatedByValue = true
      window.settle()
      let label = try fadedLabel(window)
      model.opacity = 0
      window.settle()
      XCTAssertEqual(clock.runningCount, 1)
      clock.advance(by: 2)
      XCTAssertEqual(label.opacity, 0, accuracy: 0.01)
      withAnimation(nil) { model.opacity = 1 }
      window.flush()
      XCTAssertEqual(clock.runningCount, 1, "the animation of the view is used")
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { model.opacity = 0.5 }
      window.flush()
      XCTAssertEqual(label.opacity, 0.5, accuracy: 0.01)
    }
  }

  func testChangesAreImmediateIfTheDesktopDisablesAnimations() throws {
    try onMain {
      let model = EffectModel()
      try inWindow {
        EffectPage(model: model)
      } use: { window in
        window.settle()
        withAnimation(.linear(duration: 1)) { model.opacity = 0 }
        window.flush()
        XCTAssertEqual(try fadedLabel(window).opacity, 0)
      }
    }
  }

  func testReducedMotionNeverCallsTheCompletionOfAnEndlessAnimation() throws {
    try onMain {
      let model = EffectModel()
      let log = model.log
      try inWindow {
        EffectPage(model: model)
      } use: { window in
        window.settle()
        for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
          withAnimation(.linear(duration: 0.01).repeatForever(), completionCriteria: criteria) {
            model.opacity = 1 - model.opacity
          } completion: {
            log.append("endless")
          }
          window.flush()
          withAnimation(.linear(duration: 0.05), completionCriteria: criteria) {
            model.opacity = 1 - model.opacity
          } completion: {
            log.append("finite")
          }
          window.flush()
        }
        XCTAssertTrue(GtkTesting.wait { log.lines.count > 1 })
        XCTAssertEqual(log.lines, ["finite", "finite"])
      }
    }
  }

  func testHiddenViewFinishesItsAnimation() throws {
    try inEffects { model, window, clock in
      let label = try fadedLabel(window)
      withAnimation(.linear(duration: 1)) { model.opacity = 0 }
      clock.advance(by: 0.2)
      label.isVisible = false
      window.settle()
      XCTAssertEqual(clock.runningCount, 0)
      XCTAssertEqual(label.opacity, 0, accuracy: 0.01)
    }
  }

  func testRemovedViewEndsItsAnimation() throws {
    try inEffects { model, window, clock in
      withAnimation(.linear(duration: 1).repeatForever()) { model.opacity = 0 }
      clock.advance(by: 3)
      XCTAssertEqual(clock.runningCount, 1)
      model.isShown = false
      window.settle()
      XCTAssertEqual(clock.runningCount, 0)
    }
  }

  func testBindingAnimatesItsChanges() throws {
    try inEffects { model, window, clock in
      let binding = Binding(get: { model.opacity }, set: { model.opacity = $0 })
      binding.animation(.linear(duration: 1)).wrappedValue = 0
      window.flush()
      XCTAssertEqual(clock.runningCount, 1)
    }
  }

  func testOffsetAndScaleMoveTheDrawingButNotTheLayout() throws {
    try onMain {
      let model = EffectModel()
      try inWindow {
        VStack {
          Button("Moved") {}
            .offset(x: model.x, y: -10)
          Button("Scaled") {}
            .scaleEffect(2, anchor: .topLeading)
          Button("Turned") {}
            .rotationEffect(.degrees(90))
        }
      } use: { window in
        XCTAssertTrue(GtkTesting.wait { window.widget.allocatedWidth > 0 })
        let moved = try window.widget.button("Moved")
        let bin = try XCTUnwrap(moved.parent)
        let edges = try XCTUnwrap(moved.edges(in: bin))
        XCTAssertEqual(edges.x, 30, accuracy: 1.5)
        XCTAssertEqual(edges.y, -10, accuracy: 1.5)
        let scaled = try window.widget.button("Scaled")
        let large = try XCTUnwrap(scaled.edges(in: XCTUnwrap(scaled.parent)))
        XCTAssertEqual(large.width, Double(scaled.allocatedWidth) * 2, accuracy: 2)
        let turned = try window.widget.button("Turned")
        let rotated = try XCTUnwrap(turned.edges(in: XCTUnwrap(turned.parent)))
        XCTAssertEqual(rotated.height, Double(turned.allocatedWidth), accuracy: 2)
      }
    }
  }

  func testEachWidgetOfAGroupHasTheEffect() throws {
    try onMain {
      try inWindow {
        VStack {
          Group {
            Text("one")
            Text("two")
          }
          .scaleEffect(2)
        }
      } use: { window in
        window.settle()
        XCTAssertEqual(window.texts, ["one", "two"])
        XCTAssertEqual(window.all(EffectBin.self).map(\.effects.scale.x), [2, 2])
      }
    }
  }

  func testExtremeValuesAreLimited() throws {
    try onMain {
      let model = EffectModel()
      try inWindow {
        EffectPage(model: model)
      } use: { window in
        for value in [0, -1, 1e9, .nan, .infinity] {
          model.opacity = value
          model.scale = value
          model.x = value
          window.settle()
        }
        let label = try XCTUnwrap(window.all(Gtk.Label.self).first { $0.text == "scaled" })
        let edges = try XCTUnwrap(label.edges(in: window.widget))
        XCTAssertTrue(edges.x.isFinite && edges.width.isFinite)
      }
    }
  }

  private func inEffects(
    _ use: @MainActor (EffectModel, TestWindow<EffectRoot>, TestAnimationClock) throws -> Void
  ) throws {
    try onMain {
      let model = EffectModel()
      let clock = TestAnimationClock()
      AnimationClock.test = clock
      defer { AnimationClock.test = nil }
      try withAnimations {
        try inWindow {
          EffectRoot(model: model)
        } use: { window in
          window.settle()
          try use(model, window, clock)
        }
      }
    }
  }
}

@MainActor
private func fadedLabel<V: View>(_ window: TestWindow<V>) throws -> Gtk.Label {
  try XCTUnwrap(window.all(Gtk.Label.self).first { $0.text == "faded" })
}

@MainActor
@Observable
private final class EffectModel {
  var opacity = 1.0
  var other = 1.0
  var scale = 1.0
  var x = 30.0
  var count = 0
  var isShown = true
  var isAnimatedByValue = false
  @ObservationIgnored var log = Log()
}

/// Two views, of which neither is updated when the other is updated.
private struct EffectRoot: View {
  let model: EffectModel

  var body: some View {
    VStack {
      EffectPage(model: model)
      OtherLabel(model: model)
    }
  }
}

private struct OtherLabel: View {
  let model: EffectModel

  var body: some View { Text("other").opacity(model.other) }
}

private struct EffectPage: View {
  let model: EffectModel

  var body: some View {
    VStack {
      Text("\(model.count)")
      if model.isShown {
        if model.isAnimatedByValue {
          faded.animation(.linear(duration: 1), value: model.opacity)
        } else {
          faded
        }
      }
      Text("scaled").scaleEffect(model.scale).offset(x: model.x)
    }
  }

  private var faded: some View { Text("faded").opacity(model.opacity) }
}
