import Gtk
import GtkTestSupport
import TestSupport
import XCTest

@testable import GtkUI

/// The screens that are shown after any sequence of changes of the state and actions of the user,
/// during a transition or not. The screens must be the screens of the state.
///
/// Each run performs the same walks, unless `SEED` in the environment selects other walks. See
/// `Seeds`.
final class RandomWalkTests: XCTestCase {
  func testPagesMatchTheStateAfterEachOf10000RandomSteps() throws {
    try onMain {
      GtkTesting.waitsForLayout = false
      defer { GtkTesting.waitsForLayout = true }
      let issues = try recordMessages {
        // Each walk uses a new window.
        try Seeds.forEach(10, from: 1_729) { seed in
          try walk(seed: seed, steps: 1_000, isAnimated: !seed.isMultiple(of: 2))
        }
      }
      XCTAssertEqual(issues, [])
    }
  }
}

@MainActor
private func walk(seed: UInt64, steps: Int, isAnimated: Bool) throws {
  let model = WalkModel()
  GtkTesting.start()
  GtkTesting.isAnimated = isAnimated
  defer { GtkTesting.isAnimated = false }
  try inWindow {
    WalkView(model: model)
  } use: { window in
    var walk = Walk(model: model, window: window, seed: seed)
    let nodes = AnyNode.liveCount
    for step in 1...steps {
      try walk.advance(to: step)
    }
    model.setPath([])
    model.setItem(nil, of: 0)
    window.settle()
    window.waitForTransition()
    XCTAssertEqual(window.texts.first, "screen 0", "SEED=\(seed)")
    XCTAssertEqual(AnyNode.liveCount, nodes, "SEED=\(seed)")
    model.dismissals = [:]
  }
}

/// A walk, and a description of its current step.
@MainActor
private struct Walk {
  let model: WalkModel
  let window: TestWindow<WalkView>
  private var random: SeededGenerator
  private var place = ""

  init(model: WalkModel, window: TestWindow<WalkView>, seed: UInt64) {
    self.model = model
    self.window = window
    random = SeededGenerator(seed: seed)
  }

  mutating func advance(to step: Int) throws {
    // A step consists of up to three changes or actions.
    var names: [String] = []
    for _ in 1...Int.random(in: 1...3, using: &random) {
      guard let next = WalkStep.allCases.randomElement(using: &random) else { continue }
      names.append("\(next)")
      place = "SEED=\(random.seed), step \(step) (\(names.joined(separator: ", ")))"
      if next.isStateChange {
        model.take(next, using: &random)
        // The page of a presented item exists only after a flush, so no other change follows.
        if next.presents { break }
        continue
      }
      // The user acts on the screens that are shown, so all changes are flushed first.
      window.flush()
      try take(next)
    }
    pause()
    check()
  }

  private mutating func take(_ step: WalkStep) throws {
    let screens = model.screens
    switch step {
    case .button, .key, .oneFinger, .twoFingers:
      let expected = screens.count > 1 ? model.screensAfterPop(from: screens.count - 1) : screens
      if step == .button {
        if screens.count > 1 { window.backControl?.widget.emit("clicked") }
      } else if step == .key {
        window.screens?.requestPop()
      } else if step == .oneFinger {
        window.widget.swipeWithOneFinger(velocityX: 700)
      } else {
        window.widget.swipeWithTwoFingers(x: -300)
      }
      XCTAssertEqual(model.screens, expected, place)
    case .menu:
      guard let index = (0..<screens.count - 1).randomElement(using: &random),
        let id = window.screens?.screenID(at: index)
      else { return }
      let expected = model.screensAfterPop(from: screens.count - 1 - index)
      window.screens?.didSelectScreen(id)
      XCTAssertEqual(model.screens, expected, place)
    case .link:
      guard let top = screens.last, let link = try? window.button("Link of \(top)"),
        !model.path.contains(model.newLinkID(of: top)), screens.count < 12
      else { return }
      link.emit("clicked")
      XCTAssertEqual(model.screens, screens + [model.newLinkID(of: top)], place)
    case .dismiss:
      guard let id = screens.dropFirst().randomElement(using: &random),
        let dismiss = model.dismissals[id], let position = screens.firstIndex(of: id)
      else { return }
      dismiss()
      XCTAssertEqual(model.screens, Array(screens.prefix(position)), place)
    default:
      break
    }
  }

  /// Flushes the changes, and runs the transition to its end, for a few iterations, or not at all.
  private mutating func pause() {
    switch Int.random(in: 0..<100, using: &random) {
    case 0:
      window.settle()
      window.waitForTransition()
    case 1...20:
      for _ in 1...Int.random(in: 1...5, using: &random) {
        MainContext.iterate()
      }
      window.flush()
    default:
      window.flush()
    }
  }

  private func check() {
    let screens = model.screens
    let titles = screens.map(model.title)
    XCTAssertEqual(window.coveredPageTitles, titles.dropLast().reversed(), place)
    XCTAssertEqual(window.widget.title, titles.last, place)
    let shown = window.texts.filter { $0.hasPrefix("screen ") }
    XCTAssertTrue(shown.contains("screen \(screens.last ?? 0)"), "\(place): \(shown)")
    XCTAssertLessThanOrEqual(shown.count, 2, place)
    let visible = window.stack?.visibleChild?.texts.first
    XCTAssertEqual(visible, "screen \(screens.last ?? 0)", place)
    let tools = window.widget.headerBar?.texts.filter { $0.hasPrefix("Tool of ") }
    XCTAssertEqual(tools, ["Tool of \(screens.last ?? 0)"], place)
    XCTAssertEqual(window.backControl?.widget.isVisible, screens.count > 1, place)
  }
}
