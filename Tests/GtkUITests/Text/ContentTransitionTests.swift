import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class ContentTransitionTests: XCTestCase {
  func testOpacityFadesFromTheOldToTheNewText() throws {
    try inTexts(.opacity) { model, window, clock in
      let bin = try window.textBin
      withAnimation(.linear(duration: 1)) { model.text = "new text" }
      window.flush()
      let (content, picture) = try (XCTUnwrap(bin.content), XCTUnwrap(bin.picture))
      XCTAssertEqual(content.opacity, 0, accuracy: 0.01)
      XCTAssertEqual(picture.opacity, 1, accuracy: 0.01)
      clock.advance(by: 0)
      clock.advance(by: 0.5)
      XCTAssertEqual(content.opacity, 0.5, accuracy: 0.03)
      XCTAssertEqual(picture.opacity, 0.5, accuracy: 0.03)
      XCTAssertEqual(content.effects, EffectBin.Effects())
      clock.advance(by: 0.6)
      XCTAssertEqual(content.opacity, 1)
      XCTAssertNil(bin.picture)
      XCTAssertEqual(clock.runningCount, 0)
    }
  }

  func testScreenReaderReadsOnlyTheNewTextDuringTheTransition() throws {
    try inTexts(.numericText()) { model, window, clock in
      withAnimation(.linear(duration: 1)) { model.text = "2" }
      window.flush()
      XCTAssertEqual(window.texts, ["2", "end"])
      let bin = try window.textBin
      XCTAssertEqual(try bin.first(Gtk.Label.self).accessibleLabel, "2")
      XCTAssertEqual(bin.picture?.isInert, true)
      XCTAssertFalse(bin.isInert)
      // GTK sets the accessible state when the picture is mapped.
      XCTAssertTrue(GtkTesting.wait { bin.picture?.isMapped == true })
      window.settle()
      XCTAssertTrue(GtkTesting.wait { bin.picture?.isAccessibleHidden == true })
      XCTAssertEqual(bin.content?.isAccessibleHidden, false)
    }
  }

  func testTextHasTheSizeOfTheNewTextAtOnce() throws {
    try inTexts(.opacity) { model, window, clock in
      withAnimation(.linear(duration: 1)) { model.text = "a text that is much longer" }
      window.flush()
      let bin = try window.textBin
      let width = try bin.first(Gtk.Label.self).measure(.horizontal).natural
      XCTAssertNotNil(bin.picture)
      XCTAssertEqual(bin.measure(.horizontal).natural, width)
      window.settle()
      XCTAssertEqual(bin.allocatedWidth, width)
    }
  }

  func testOldTextIsAtThePositionOfTheNewTextInARightToLeftLayout() throws {
    try onMain {
      let clock = TestAnimationClock()
      AnimationClock.test = clock
      defer { AnimationClock.test = nil }
      try withAnimations {
        try inWindow {
          MirroredText(text: "old")
        } use: { window in
          window.settle()
          window.update { MirroredText(text: "new") }
          let bin = try window.textBin
          let picture = try XCTUnwrap(bin.picture?.mainPart)
          XCTAssertTrue(GtkTesting.wait { picture.allocatedWidth > 0 })
          let old = try XCTUnwrap(picture.edges(in: bin))
          let new = try XCTUnwrap(bin.first(Gtk.Label.self).edges(in: bin))
          XCTAssertGreaterThan(Double(bin.allocatedWidth) - new.x - new.width, 30)
          XCTAssertEqual(old.x + old.width, new.x + new.width, accuracy: 2)
        }
      }
    }
  }

  func testNumericTextMovesUpOrCountsDown() throws {
    for (transition, direction) in [
      (ContentTransition.numericText(), 1.0),
      (ContentTransition.numericText(countsDown: true), -1.0),
    ] {
      try inTexts(transition) { model, window, clock in
        withAnimation(.linear(duration: 1)) { model.text = "2" }
        window.flush()
        let bin = try window.textBin
        // The new text moves in from below, and the old text moves up.
        let start = try XCTUnwrap(bin.content).effects.offset.y
        XCTAssertGreaterThan(start * direction, 1)
        clock.advance(by: 0)
        clock.advance(by: 0.5)
        XCTAssertEqual(try XCTUnwrap(bin.content).effects.offset.y, start / 2, accuracy: 1)
        XCTAssertEqual(try XCTUnwrap(bin.picture).effects.offset.y, -start / 2, accuracy: 1)
        clock.advance(by: 0.6)
        XCTAssertEqual(bin.content?.effects, EffectBin.Effects())
      }
    }
  }

  func testNumericTextOfAValueMovesInTheDirectionOfTheChange() throws {
    try inTexts(.numericText(value: 5)) { model, window, clock in
      let bin = try window.textBin
      withAnimation(.linear(duration: 1)) { model.count(to: 6) }
      window.flush()
      XCTAssertGreaterThan(try XCTUnwrap(bin.content).effects.offset.y, 1)
      clock.advance(by: 2)
      // The values of changes without another text are skipped.
      model.transition = .numericText(value: 1)
      window.flush()
      withAnimation(.linear(duration: 1)) { model.count(to: 4) }
      window.flush()
      XCTAssertLessThan(try XCTUnwrap(bin.content).effects.offset.y, -1)
    }
  }

  func testValueOfAnAnimationAnimatesTheText() throws {
    try onMain {
      let clock = TestAnimationClock()
      AnimationClock.test = clock
      defer { AnimationClock.test = nil }
      try withAnimations {
        try inWindow {
          AnimatedText(text: "old")
        } use: { window in
          window.settle()
          window.update { AnimatedText(text: "new") }
          XCTAssertEqual(clock.runningCount, 1)
          XCTAssertNotNil(try window.textBin.picture)
        }
      }
    }
  }

  func testChangesWithoutAnAnimationAreShownAtOnce() throws {
    try inTexts(.opacity) { model, window, clock in
      let bin = try window.textBin
      model.text = "2"
      window.flush()
      XCTAssertNil(bin.picture)
      withAnimation(.linear(duration: 1)) { model.text = "3" }
      window.flush()
      clock.advance(by: 0.3)
      // A change without an animation ends the transition.
      model.text = "4"
      window.flush()
      XCTAssertNil(bin.picture)
      XCTAssertEqual(bin.content?.opacity, 1)
      XCTAssertEqual(clock.runningCount, 0)
    }
  }

  func testReducedMotionShowsTheNewTextAtOnce() throws {
    try inTexts(.numericText(), animates: false) { model, window, clock in
      withAnimation { model.text = "2" }
      window.flush()
      let bin = try window.textBin
      XCTAssertNil(bin.picture)
      XCTAssertEqual(bin.content?.opacity, 1)
      XCTAssertEqual(window.texts, ["2", "end"])
    }
  }

  func testTextWithoutATransitionHasNoContainer() throws {
    try inTexts(.identity) { model, window, clock in
      withAnimation { model.text = "2" }
      window.flush()
      XCTAssertEqual(window.texts, ["2", "end"])
      XCTAssertEqual(window.all(TransitionBin.self).count, 0)
      XCTAssertEqual(clock.runningCount, 0)
    }
  }

  func testTransitionCanBeSetAndRemovedLater() throws {
    try inTexts(.identity) { model, window, clock in
      (model.text, model.transition) = ("2", .opacity)
      window.settle()
      XCTAssertEqual(window.texts, ["2", "end"])
      let bin = try window.textBin
      withAnimation(.linear(duration: 1)) { model.text = "3" }
      window.flush()
      XCTAssertNotNil(bin.picture)
      withAnimation(.linear(duration: 1)) { (model.text, model.transition) = ("4", .identity) }
      window.flush()
      XCTAssertNil(bin.picture)
      XCTAssertEqual(window.texts, ["4", "end"])
      XCTAssertEqual(clock.runningCount, 0)
    }
  }

  func testInterruptedTransitionContinuesFromItsCurrentState() throws {
    try inTexts(.opacity) { model, window, clock in
      let bin = try window.textBin
      for text in ["2", "3", "4", "5", "6", "7"] {
        withAnimation(.linear(duration: 1)) { model.text = text }
        window.flush()
        // The picture contains the old text and the picture of the older text.
        XCTAssertEqual(bin.picture?.opacity ?? 0, 1, accuracy: 0.01)
        XCTAssertEqual(bin.content?.opacity ?? 1, 0, accuracy: 0.01)
        XCTAssertEqual(bin.children.count, 2, "There is one picture.")
        XCTAssertEqual(clock.runningCount, 1)
        clock.advance(by: 0)
        clock.advance(by: 0.25)
        window.settle()
      }
      clock.advance(by: 1)
      XCTAssertEqual(bin.children.count, 1)
      XCTAssertEqual(window.texts, ["7", "end"])
      XCTAssertEqual(clock.runningCount, 0)
    }
  }

  func testRemovedTextEndsItsTransition() throws {
    try inTexts(.opacity) { model, window, clock in
      withAnimation(.linear(duration: 1)) { model.text = "2" }
      window.flush()
      XCTAssertEqual(clock.runningCount, 1)
      model.isShown = false
      window.settle()
      XCTAssertEqual(window.texts, ["end"])
      XCTAssertEqual(clock.runningCount, 0)
    }
  }

  private typealias Use =
    @MainActor (ContentModel, TestWindow<ContentPage>, TestAnimationClock) throws -> Void

  private func inTexts(
    _ transition: ContentTransition,
    animates: Bool = true,
    _ use: Use
  ) throws {
    try onMain {
      let model = ContentModel()
      model.transition = transition
      let clock = TestAnimationClock()
      AnimationClock.test = clock
      defer { AnimationClock.test = nil }
      try withAnimations(animates) {
        try inWindow {
          ContentPage(model: model)
        } use: { window in
          window.settle()
          try use(model, window, clock)
        }
      }
    }
  }
}

extension TestWindow {
  /// The container of the text.
  fileprivate var textBin: TransitionBin { get throws { try first(TransitionBin.self) } }
}

@MainActor
@Observable
private final class ContentModel {
  var text = "1"
  var transition = ContentTransition.identity
  var isShown = true

  func count(to number: Int) {
    text = "\(number)"
    transition = .numericText(value: Double(number))
  }
}

private struct ContentPage: View {
  let model: ContentModel

  var body: some View {
    VStack(alignment: .leading) {
      if model.isShown { Text(model.text).contentTransition(model.transition) }
      Text("end")
    }
  }
}

private struct AnimatedText: View {
  let text: String

  var body: some View {
    VStack {
      Text(text).contentTransition(.opacity).animation(.linear(duration: 1), value: text)
    }
  }
}

private struct MirroredText: View {
  let text: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(text)
        .contentTransition(.opacity)
        .padding(.leading, 40)
        .animation(.linear(duration: 1), value: text)
    }
    .environment(\.layoutDirection, .rightToLeft)
  }
}
