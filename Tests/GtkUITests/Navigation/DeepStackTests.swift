import GtkTestSupport
import TestSupport
import XCTest

@testable import GtkUI

final class DeepStackTests: XCTestCase {
  func testPoppingAThousandPagesReleasesAllObjects() throws {
    try onMain {
      GtkTesting.waitsForLayout = false
      defer { GtkTesting.waitsForLayout = true }
      let model = PathModel()
      try inWindow {
        StackView(model: model)
      } use: { window in
        // Objects that GTK creates only once are created before objects are counted.
        model.ids = [1]
        window.settle()
        model.ids = []
        window.settle()
        let before = LiveObjects.now
        for isOneByOne in [true, false] {
          for id in 1...1_000 {
            model.ids.append(id)
            window.settle()
          }
          XCTAssertEqual(window.pages, ["page 1000: 0"])
          if isOneByOne {
            for _ in 1...1_000 {
              XCTAssertTrue(window.goBack())
            }
          } else {
            model.ids = []
            window.settle()
          }
          XCTAssertEqual(window.pages, ["root 0"])
          XCTAssertEqual(LiveObjects.settled(at: before), before)
        }
      }
    }
  }

  func testTopPageIsShownAfterEachRandomPathChange() throws {
    try Seeds.forEach(from: 1_729) { try walk(seed: $0, steps: 400, isAnimated: false) }
  }

  func testTopPageIsShownAfterEachRandomPathChangeDuringTransitions() throws {
    try Seeds.forEach(from: 1_729) { try walk(seed: $0, steps: 200, isAnimated: true) }
  }

  private func walk(seed: UInt64, steps: Int, isAnimated: Bool) throws {
    try onMain {
      GtkTesting.waitsForLayout = false
      defer { GtkTesting.waitsForLayout = true }
      let model = PathModel()
      var random = SeededGenerator(seed: seed)
      let run = { @MainActor () throws in
        try inWindow {
          StackView(model: model)
        } use: { window in
          for step in 1...steps {
            model.ids = Self.next(model.ids, using: &random)
            if Bool.random(using: &random), let id = model.ids.randomElement(using: &random) {
              model.counts[id, default: 0] += 1
            }
            isAnimated ? window.flush() : window.settle()
            let place = "SEED=\(seed), step \(step), path \(model.ids)"
            let top = model.ids.last.map { "page \($0): \(model.counts[$0, default: 0])" }
            XCTAssertTrue(window.pages.contains(top ?? "root 0"), place)
            XCTAssertLessThanOrEqual(window.pages.count, isAnimated ? 2 : 1, place)
            XCTAssertEqual(window.screens?.screenCount, model.ids.count, place)
          }
          window.waitForTransition()
          XCTAssertEqual(window.pages.count, 1, "SEED=\(seed)")
        }
      }
      try withAnimations(isAnimated, run)
    }
  }

  /// Returns the path after one random change.
  private static func next(_ ids: [Int], using random: inout SeededGenerator) -> [Int] {
    var ids = ids
    let new = (1...30).filter { !ids.contains($0) }.randomElement(using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1: ids += new.map { [$0] } ?? []
    case 2: ids = Array(ids.dropLast())
    case 3: ids = Array(ids.prefix(Int.random(in: 0...ids.count, using: &random)))
    case 4: ids.shuffle(using: &random)
    case 5:
      ids.insert(
        contentsOf: new.map { [$0] } ?? [],
        at: ids.indices.randomElement(using: &random) ?? 0
      )
    default:
      ids = (1...30).shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random)) + []
    }
    return ids
  }
}
