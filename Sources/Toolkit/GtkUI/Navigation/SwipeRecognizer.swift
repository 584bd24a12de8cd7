/// A recognizer that distinguishes a swipe of two fingers on a touch pad, which goes back, from
/// scrolling.
///
/// The recognizer receives the events of a scroll controller. A wheel emits no event when it begins
/// to scroll, so a wheel never swipes.
struct SwipeRecognizer {
  /// The distance that fingers must move, in pixels. Fast fingers must move a shorter distance.
  private static let distance = 100.0
  private static let quickDistance = 30.0
  /// The speed of fast fingers, in pixels per millisecond.
  private static let quickSpeed = 0.5

  private var moved: (x: Double, y: Double)?

  /// Called when fingers have touched the pad.
  mutating func begin() {
    moved = (0, 0)
  }

  /// Called when the content would be scrolled by an offset.
  mutating func move(x: Double, y: Double) {
    guard let old = moved else { return }
    moved = (old.x + x, old.y + y)
  }

  /// Ignores the movement of the fingers, because the movement isn't a swipe.
  mutating func cancel() {
    moved = nil
  }

  /// Called when the fingers have left the pad. Returns whether the fingers have moved far enough
  /// towards the end of the line, and straight enough. The content follows the fingers, so it
  /// scrolls towards its start.
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
