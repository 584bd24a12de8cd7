import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class MatchedGeometryTests: XCTestCase {
  func testInsertedViewMovesFromTheFrameOfTheRemovedViewToItsOwnFrame() throws {
    for layout in MatchedLayout.allCases {
      try inPage(layout: layout) { model, window, clock in
        let start = try XCTUnwrap(window.drawnFrame(of: "old"))
        withAnimation(.linear(duration: 1)) { model.isMoved = true }
        window.flush()
        XCTAssertEqual(window.texts.filter { $0 == "old" }, [])
        XCTAssertTrue(window.waitForFrame(of: "a longer text", start), "\(layout)")
        clock.advance(by: 0)
        clock.advance(by: 0.5)
        window.settle()
        let bin = try window.bin(of: "a longer text")
        let end = try XCTUnwrap(WindowFrame(of: bin, in: window.widget))
        XCTAssertGreaterThan(abs(end.x - start.x), 20)
        let middle = WindowFrame(
          x: (start.x + end.x) / 2,
          y: (start.y + end.y) / 2,
          width: (start.width + end.width) / 2,
          height: (start.height + end.height) / 2
        )
        XCTAssertTrue(window.waitForFrame(of: "a longer text", middle), "\(layout)")
        clock.advance(by: 0.6)
        XCTAssertEqual(bin.effects, EffectBin.Effects())
        XCTAssertEqual(clock.runningCount, 0)
      }
    }
  }

  func testOnlyTheChosenPropertiesAreAnimated() throws {
    for properties in [MatchedGeometryProperties.position, .size] {
      try inPage(properties: properties) { model, window, clock in
        withAnimation(.linear(duration: 1)) { model.isMoved = true }
        window.flush()
        let bin = try window.bin(of: "a longer text")
        XCTAssertTrue(GtkTesting.wait { bin.effects != EffectBin.Effects() })
        XCTAssertEqual(bin.effects.scale.x == 1, properties == .position)
        XCTAssertEqual(bin.effects.offset.x == 0, properties == .size)
      }
    }
  }

  func testInterruptedAnimationContinuesFromTheDrawnFrame() throws {
    try inPage { model, window, clock in
      withAnimation(.linear(duration: 1)) { model.isMoved = true }
      window.settle()
      clock.advance(by: 0)
      clock.advance(by: 0.3)
      window.settle()
      let drawn = try XCTUnwrap(window.drawnFrame(of: "a longer text"))
      withAnimation(.linear(duration: 1)) { model.isMoved = false }
      window.flush()
      XCTAssertTrue(window.waitForFrame(of: "old", drawn))
      clock.advance(by: 0)
      clock.advance(by: 1.1)
      XCTAssertEqual(try window.bin(of: "old").effects, EffectBin.Effects())
      XCTAssertEqual(clock.runningCount, 0)
    }
  }

  func testViewsWithAnotherIdentifierOrNamespaceAreNotMatched() throws {
    for identity in [MatchedIdentity.otherID, .otherNamespace] {
      try inPage(identity: identity) { model, window, clock in
        withAnimation(.linear(duration: 1)) { model.isMoved = true }
        window.settle()
        clock.advance(by: 0.3)
        window.settle()
        XCTAssertEqual(try window.bin(of: "a longer text").effects, EffectBin.Effects())
      }
    }
  }

  func testFrameOfAViewThatIsNotASourceIsNotUsed() throws {
    try inPage(identity: .notASource) { model, window, clock in
      withAnimation(.linear(duration: 1)) { model.isMoved = true }
      window.settle()
      XCTAssertEqual(try window.bin(of: "a longer text").effects, EffectBin.Effects())
    }
  }

  func testChangesWithoutAnAnimationAndReducedMotionAreShownAtOnce() throws {
    for animates in [true, false] {
      try inPage(animates: animates) { model, window, clock in
        withAnimation(animates ? nil : .linear(duration: 1)) { model.isMoved = true }
        window.settle()
        XCTAssertEqual(try window.bin(of: "a longer text").effects, EffectBin.Effects())
        XCTAssertEqual(clock.runningCount, 0)
      }
    }
  }

  func testRemovalInAnEarlierUpdateIsNotMatched() throws {
    try inPage { model, window, clock in
      withAnimation(.linear(duration: 1)) { model.isShown = false }
      window.settle()
      withAnimation(.linear(duration: 1)) { (model.isMoved, model.isShown) = (true, true) }
      window.settle()
      XCTAssertEqual(try window.bin(of: "a longer text").effects, EffectBin.Effects())
    }
  }

  func testFrameOfAViewThatNoLongerHasOneWidgetIsNotUsed() throws {
    for count in [0, 2] {
      try onMain {
        let model = MatchedModel()
        let clock = TestAnimationClock()
        AnimationClock.test = clock
        defer { AnimationClock.test = nil }
        try withAnimations {
          try inWindow {
            CountedPage(model: model)
          } use: { window in
            window.settle()
            XCTAssertNotNil(window.drawnFrame(of: "old"))
            model.count = count
            window.settle()
            withAnimation(.linear(duration: 1)) { model.isMoved = true }
            window.settle()
            clock.advance(by: 0.3)
            window.settle()
            XCTAssertEqual(try window.bin(of: "a longer text").effects, EffectBin.Effects())
          }
        }
      }
    }
  }

  func testCompletionIsCalledOnceAfterTheAnimation() throws {
    // The transitions of the views are complete long before the animation of the frame.
    try inPage(layout: .shortTransitions) { model, window, clock in
      let log = Log()
      withAnimation(.linear(duration: 1)) {
        model.isMoved = true
      } completion: {
        log.append("complete")
      }
      window.settle()
      clock.advance(by: 0.9)
      XCTAssertEqual(log.lines, [])
      clock.advance(by: 0.3)
      XCTAssertEqual(log.lines, ["complete"])
    }
  }

  func testWindowCanBeClosedDuringTheAnimation() throws {
    var clockAtEnd: TestAnimationClock?
    try inPage { model, window, clock in
      clockAtEnd = clock
      withAnimation(.linear(duration: 1)) { model.isMoved = true }
      window.settle()
      clock.advance(by: 0.5)
      XCTAssertGreaterThan(clock.runningCount, 0)
    }
    onMain { XCTAssertEqual(clockAtEnd?.runningCount, 0) }
  }

  func testNamespaceIsRetainedWhenItsViewIsUpdated() throws {
    try onMain {
      let log = Log()
      try inWindow {
        VStack {
          NamespaceLabel(name: "first", log: log)
          NamespaceLabel(name: "other", log: log)
        }
      } use: { window in
        let ids = Array(log.lines.suffix(2))
        XCTAssertEqual(Set(ids).count, 2)
        log.removeAll()
        window.update {
          VStack {
            NamespaceLabel(name: "second", log: log)
            NamespaceLabel(name: "another", log: log)
          }
        }
        XCTAssertEqual(Array(log.lines.suffix(2)), ids)
      }
    }
  }

  private typealias Use =
    @MainActor (MatchedModel, TestWindow<MatchedPage>, TestAnimationClock) throws -> Void

  private func inPage(
    layout: MatchedLayout = .row,
    identity: MatchedIdentity = .same,
    properties: MatchedGeometryProperties = .frame,
    animates: Bool = true,
    _ use: Use
  ) throws {
    try onMain {
      let model = MatchedModel()
      let clock = TestAnimationClock()
      AnimationClock.test = clock
      defer { AnimationClock.test = nil }
      try withAnimations(animates) {
        try inWindow {
          MatchedPage(layout: layout, identity: identity, properties: properties, model: model)
        } use: { window in
          window.settle()
          try use(model, window, clock)
        }
      }
    }
  }
}

extension TestWindow {
  private func label(_ text: String) -> Gtk.Label? {
    widget.all(Gtk.Label.self).first { $0.text == text }
  }

  /// The container that draws a text with the effect.
  fileprivate func bin(of text: String) throws -> EffectBin {
    try XCTUnwrap(label(text)?.parent as? EffectBin)
  }

  /// The frame in which a text is drawn.
  fileprivate func drawnFrame(of text: String) -> WindowFrame? {
    label(text).flatMap { WindowFrame(of: $0, in: widget) }
  }

  /// Waits until a text is drawn in a frame. Returns whether the text is drawn in the frame.
  fileprivate func waitForFrame(of text: String, _ frame: WindowFrame) -> Bool {
    GtkTesting.wait {
      guard let drawn = drawnFrame(of: text) else { return false }
      let differences = [
        drawn.x - frame.x, drawn.y - frame.y, drawn.width - frame.width,
        drawn.height - frame.height,
      ]
      return differences.allSatisfy { abs($0) < 3 }
    }
  }
}

@MainActor
@Observable
private final class MatchedModel {
  var isMoved = false
  var isShown = true
  var count = 1
}

private enum MatchedLayout: CaseIterable {
  /// The removed view is before the inserted view, or after the inserted view.
  case row, reversedRow
  /// The inserted view replaces the removed view in an `if`-`else`.
  case alternatives
  /// The views have transitions with an own duration.
  case shortTransitions
}

private enum MatchedIdentity {
  case same, otherID, otherNamespace, notASource
}

private struct MatchedPage: View {
  let layout: MatchedLayout
  let identity: MatchedIdentity
  let properties: MatchedGeometryProperties
  let model: MatchedModel
  @Namespace private var space
  @Namespace private var otherSpace

  var body: some View {
    switch layout {
    case .row:
      HStack {
        if model.isShown, !model.isMoved { old }
        Spacer()
        if model.isShown, model.isMoved { new }
      }
    case .reversedRow:
      HStack {
        if model.isMoved { new }
        Spacer()
        if !model.isMoved { old }
      }
    case .alternatives:
      VStack {
        if model.isMoved {
          HStack {
            Spacer()
            new
          }
        } else {
          HStack {
            old
            Spacer()
          }
        }
      }
    case .shortTransitions:
      HStack {
        if !model.isMoved { old.transition(shortTransition) }
        Spacer()
        if model.isMoved { new.transition(shortTransition) }
      }
    }
  }

  private var shortTransition: AnyTransition { .opacity.animation(.linear(duration: 0.1)) }

  private var old: some View {
    Text("old")
      .matchedGeometryEffect(
        id: "text",
        in: space,
        properties: properties,
        isSource: identity != .notASource
      )
  }

  private var new: some View {
    Text("a longer text")
      .matchedGeometryEffect(
        id: identity == .otherID ? "other" : "text",
        in: identity == .otherNamespace ? otherSpace : space,
        properties: properties
      )
  }
}

/// A page with a view that has several widgets or no widget.
private struct CountedPage: View {
  let model: MatchedModel
  @Namespace private var space

  var body: some View {
    HStack {
      if !model.isMoved {
        ForEach(0..<model.count, id: \.self) { _ in Text("old") }
          .matchedGeometryEffect(id: "text", in: space)
      }
      Spacer()
      if model.isMoved { Text("a longer text").matchedGeometryEffect(id: "text", in: space) }
    }
  }
}

private struct NamespaceLabel: View {
  let name: String
  let log: Log
  @Namespace private var space

  var body: some View {
    let _ = log.append("\(space)")
    Text(name)
  }
}
