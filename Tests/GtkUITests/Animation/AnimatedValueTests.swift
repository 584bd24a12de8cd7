import XCTest

@testable import GtkUI

final class AnimatedValueTests: XCTestCase {
  func testValueMovesFromTheOldToTheNewTarget() {
    var value = AnimatedValue(10.0)
    value.setTarget(20, .linear(duration: 1), at: 5)
    XCTAssertEqual(value.value(at: 5), 10, accuracy: 1e-6)
    XCTAssertEqual(value.value(at: 5.5), 15, accuracy: 1e-6)
    XCTAssertFalse(value.isFinished(at: 5.9))
    XCTAssertTrue(value.isFinished(at: 6))
    XCTAssertEqual(value.value(at: 6), 20)
  }

  func testChangeWithoutAnAnimationIsImmediate() {
    var value = AnimatedValue(10.0)
    value.setTarget(20, .linear(duration: 1), at: 0)
    value.setTarget(0, nil, at: 0.5)
    XCTAssertTrue(value.isFinished(at: 0.5))
    XCTAssertEqual(value.value(at: 0.5), 0)
  }

  func testInterruptedAnimationContinuesFromItsCurrentValue() {
    var value = AnimatedValue(0.0)
    value.setTarget(100, .easeInOut(duration: 1), at: 0)
    let interrupted = value.value(at: 0.3)
    value.setTarget(0, .linear(duration: 1), at: 0.3)
    XCTAssertEqual(value.value(at: 0.3), interrupted, accuracy: 1e-6)
    XCTAssertEqual(value.value(at: 0.8), interrupted / 2, accuracy: 1e-6)
  }

  func testInterruptedAnimationContinuesASpringWithItsVelocity() {
    var value = AnimatedValue(0.0)
    value.setTarget(100, .linear(duration: 1), at: 0)
    value.setTarget(50, .smooth, at: 0.5)
    // At its target, the value still moves with 100 per second.
    XCTAssertEqual(value.value(at: 0.5), 50, accuracy: 1e-3)
    XCTAssertEqual((value.value(at: 0.501) - value.value(at: 0.5)) / 0.001, 100, accuracy: 5)
    XCTAssertEqual(value.value(at: 3), 50)
  }

  func testBothValuesOfAPairAreAnimated() {
    var value = AnimatedValue(AnimatablePair(0.0, 10.0))
    value.setTarget(AnimatablePair(10, 0), .linear(duration: 1), at: 0)
    let middle = value.value(at: 0.5)
    XCTAssertEqual(middle.first, 5, accuracy: 1e-6)
    XCTAssertEqual(middle.second, 5, accuracy: 1e-6)
    XCTAssertEqual(middle.magnitudeSquared, 50, accuracy: 1e-3)
  }
}
