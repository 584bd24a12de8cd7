/// Tells a swipe of two fingers on a touch pad, that goes back, from scrolling.
///
/// It is fed with what a scroll controller says. A wheel, which says nothing of fingers, never swipes.
struct SwipeRecognizer {
  /// How far fingers have to go, in pixels; less if they are quick.
  private static let distance = 100.0
  private static let quickDistance = 30.0
  /// How quick that is, in pixels a millisecond.
  private static let quickSpeed = 0.5

  private var moved: (x: Double, y: Double)?

  /// Fingers touched the pad.
  mutating func begin() {
    moved = (0, 0)
  }

  /// The content would be scrolled by so much.
  mutating func move(x: Double, y: Double) {
    guard let old = moved else { return }
    moved = (old.x + x, old.y + y)
  }

  /// What the fingers do isn't a swipe, whatever it is.
  mutating func cancel() {
    moved = nil
  }

  /// The fingers left. Says whether they have gone far enough towards the end of the line, and
  /// straight enough; the content goes along with them, which scrolls towards its start.
  mutating func end(velocityX: Double, isMirrored: Bool) -> Bool {
    defer { moved = nil }
    guard let moved else { return false }
    let towardsEnd = isMirrored ? moved.x : -moved.x
    let speed = isMirrored ? velocityX : -velocityX
    guard abs(moved.y) < towardsEnd / 2 else { return false }
    return towardsEnd >= Self.distance
      || towardsEnd >= Self.quickDistance && speed >= Self.quickSpeed
  }
}
