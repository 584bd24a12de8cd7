import XCTest

@testable import GtkUI

final class AnimationCurveTests: XCTestCase {
  func testLinearCurveProgressesInProportionToTheTime() {
    let curve = Animation.linear(duration: 2).curve
    for (time, distance) in [(0.0, 1.0), (0.5, 0.75), (1, 0.5), (1.5, 0.25), (2, 0), (3, 0)] {
      XCTAssertEqual(curve.factors(at: time).distance, distance, accuracy: 1e-6)
    }
  }

  func testEasedCurvesStartOrFinishSlowly() {
    let early = 0.1
    XCTAssertLessThan(progress(.easeIn(duration: 1), early), 0.05)
    XCTAssertGreaterThan(progress(.easeOut(duration: 1), early), 0.12)
    XCTAssertLessThan(progress(.easeInOut(duration: 1), early), 0.05)
    XCTAssertEqual(progress(.easeInOut(duration: 1), 0.5), 0.5, accuracy: 1e-6)
    // The values of the CSS curve `ease-in`, computed with another algorithm.
    XCTAssertEqual(progress(.easeIn(duration: 1), 0.5), 0.31536, accuracy: 1e-4)
  }

  func testSpringsStartAtTheOriginAndComeToRest() {
    for damping in [0.1, 0.5, 0.825, 0.99, 0.9999, 1, 1.5, 20] {
      let curve = AnimationCurve.spring(response: 0.5, dampingFraction: damping)
      XCTAssertEqual(curve.factors(at: 0).distance, 1, accuracy: 1e-9, "\(damping)")
      XCTAssertEqual(curve.factors(at: 0).velocity, 0, accuracy: 1e-9, "\(damping)")
      let last = curve.factors(at: curve.duration - 1e-6)
      XCTAssertEqual(last.distance, 0, accuracy: 0.002, "\(damping)")
      XCTAssertTrue(curve.duration.isFinite, "\(damping)")
    }
  }

  func testSpringSolvesTheEquationOfADampedOscillator() {
    for damping in [0.3, 1, 2] {
      let curve = AnimationCurve.spring(response: 0.8, dampingFraction: damping)
      let frequency = 2 * Double.pi / 0.8
      let step = 1e-4
      for time in [0.05, 0.2, 0.4] {
        let values = [-1.0, 0, 1].map { curve.factors(at: time + $0 * step) }
        for value in [\AnimationCurve.Factors.distance, \.velocity] {
          let (before, now, after) = (
            values[0][keyPath: value], values[1][keyPath: value], values[2][keyPath: value]
          )
          let velocity = (after - before) / (2 * step)
          let acceleration = (after - 2 * now + before) / (step * step)
          let force = -frequency * frequency * now - 2 * damping * frequency * velocity
          XCTAssertEqual(acceleration, force, accuracy: 0.01 * frequency * frequency)
        }
      }
    }
  }

  func testOnlyASpringWithABounceOvershoots() {
    func minimum(_ animation: Animation) -> Double {
      stride(from: 0, to: 2, by: 0.01).map { animation.curve.factors(at: $0).distance }.min() ?? 0
    }
    XCTAssertLessThan(minimum(.bouncy), -0.01)
    XCTAssertGreaterThan(minimum(.smooth), -1e-9)
    XCTAssertGreaterThan(minimum(.spring(duration: 0.5, bounce: -0.5)), -1e-9)
  }

  func testInvalidParametersGiveFiniteValues() {
    let animations: [Animation] = [
      .linear(duration: -1), .linear(duration: 0), .spring(response: 0, dampingFraction: 0),
      .spring(response: -1, dampingFraction: -1), .spring(duration: 0, bounce: 5),
      .timingCurve(-3, 0, 7, 1), .linear.speed(0), .linear.speed(-2), .linear.repeatCount(-1),
    ]
    for animation in animations {
      for time in [0, 0.1, 1, 100] {
        XCTAssertTrue(animation.factors(at: time).distance.isFinite, "\(animation)")
      }
      XCTAssertEqual(animation.factors(at: 1000).distance, 0, "\(animation)")
    }
  }

  func testDelayAndSpeedChangeTheTime() {
    let animation = Animation.linear(duration: 2).delay(1).speed(2)
    // The speed applies to the delay, too.
    XCTAssertEqual(animation.totalDuration, 1.5)
    for (time, distance) in [(0.0, 1.0), (0.5, 1), (1, 0.5), (1.5, 0)] {
      XCTAssertEqual(animation.factors(at: time).distance, distance, accuracy: 1e-6)
    }
  }

  func testSpringIsLogicallyCompleteAfterItsPerceivedDuration() throws {
    let total = try XCTUnwrap(Animation.smooth.totalDuration)
    XCTAssertGreaterThan(total, 0.6)
    XCTAssertEqual(Animation.smooth.logicalDuration, 0.5)
    XCTAssertEqual(Animation.smooth.delay(1).speed(2).logicalDuration, 0.75)
    let repeated = try XCTUnwrap(Animation.smooth.repeatCount(3).logicalDuration)
    XCTAssertEqual(repeated, 2 * total + 0.5, accuracy: 1e-9)
    XCTAssertNil(Animation.smooth.repeatForever().logicalDuration)
    XCTAssertEqual(Animation.linear(duration: 2).logicalDuration, 2)
    XCTAssertEqual(Animation.spring(response: -1, dampingFraction: 1).logicalDuration, 0)
  }

  func testRepetitionsThatEndBackwardsAreLogicallyCompleteAtTheirEnd() throws {
    let total = try XCTUnwrap(Animation.smooth.totalDuration)
    let backwards = try XCTUnwrap(Animation.smooth.repeatCount(2).logicalDuration)
    XCTAssertEqual(backwards, 2 * total, accuracy: 1e-9)
    let forwards = Animation.smooth.repeatCount(2, autoreverses: false)
    XCTAssertEqual(try XCTUnwrap(forwards.logicalDuration), total + 0.5, accuracy: 1e-9)
  }

  func testRepetitionsRunForwardsOrInTurns() {
    let turns = Animation.linear(duration: 1).repeatCount(3)
    for (time, distance) in [(0.25, 0.75), (1.25, 0.25), (2.25, 0.75), (3, 0)] {
      XCTAssertEqual(turns.factors(at: time).distance, distance, accuracy: 1e-6)
    }
    let forwards = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    XCTAssertNil(forwards.totalDuration)
    XCTAssertEqual(forwards.factors(at: 1000.25).distance, 0.75, accuracy: 1e-6)
  }

  private func progress(_ animation: Animation, _ time: Double) -> Double {
    1 - animation.curve.factors(at: time).distance
  }
}
