extension Animation {
  /// The seconds after which the animation is finished, or `nil` for an endless animation.
  var totalDuration: Double? { duration(timeChanges[...]) }

  /// The seconds after which the animation is logically complete, or `nil` for an endless
  /// animation.
  var logicalDuration: Double? { logicalDuration(timeChanges[...]) }

  /// Whether the animation runs until the value changes again.
  var isEndless: Bool { totalDuration == nil }

  /// Returns the factors of the curve a number of seconds after the change.
  func factors(at time: Double) -> AnimationCurve.Factors {
    factors(at: time, timeChanges[...])
  }

  private func duration(_ changes: ArraySlice<TimeChange>) -> Double? {
    guard let last = changes.last else { return curve.duration }
    guard let inner = duration(changes.dropLast()) else { return nil }
    switch last {
    case .delay(let delay): return delay + inner
    case .speed(let speed): return inner / speed
    case .repetition(let count, _):
      // The repetitions of an animation without a duration end at once.
      return inner > 0 ? count.map { Double($0) * inner } : 0
    }
  }

  private func logicalDuration(_ changes: ArraySlice<TimeChange>) -> Double? {
    guard let last = changes.last else { return curve.logicalDuration }
    let inner = changes.dropLast()
    guard let logical = logicalDuration(inner), let whole = duration(inner) else { return nil }
    switch last {
    case .delay(let delay): return delay + logical
    case .speed(let speed): return logical / speed
    case .repetition(let count, let autoreverses):
      guard whole > 0 else { return 0 }
      // Each repetition except the last repetition runs until its end. A last repetition that runs
      // backwards moves fastest shortly before its end, and therefore also runs until its end.
      return count.map {
        let isLastBackwards = autoreverses && $0.isMultiple(of: 2)
        return Double($0 - 1) * whole + (isLastBackwards ? whole : logical)
      }
    }
  }

  private func factors(
    at time: Double,
    _ changes: ArraySlice<TimeChange>
  ) -> AnimationCurve.Factors {
    guard let last = changes.last else { return curve.factors(at: time) }
    let inner = changes.dropLast()
    switch last {
    case .delay(let delay):
      return factors(at: max(0, time - delay), inner)
    case .speed(let speed):
      var factors = factors(at: time * speed, inner)
      // The velocity is per second of the faster animation.
      factors.velocity /= speed
      return factors
    case .repetition(let count, let autoreverses):
      guard let duration = duration(inner) else { return factors(at: time, inner) }
      return repeated(at: time, inner, duration, count, autoreverses)
    }
  }

  private func repeated(
    at time: Double,
    _ changes: ArraySlice<TimeChange>,
    _ duration: Double,
    _ count: Int?,
    _ autoreverses: Bool
  ) -> AnimationCurve.Factors {
    let end = AnimationCurve.Factors(distance: 0, velocity: 0)
    guard duration > 0 else { return end }
    let repetition = (max(0, time) / duration).rounded(.down)
    if let count, repetition >= Double(count) { return end }
    let local = max(0, time) - repetition * duration
    let isBackwards = autoreverses && repetition.truncatingRemainder(dividingBy: 2) == 1
    var factors = factors(at: isBackwards ? duration - local : local, changes)
    // Only the first repetition continues the motion that the animation interrupts.
    if repetition > 0 { factors.velocity = 0 }
    return factors
  }
}
