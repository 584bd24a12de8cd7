/// A recognizer that distinguishes between scrolling and a swipe of two fingers on a touch pad that
/// goes back.
///
/// The recognizer receives the events of a scroll controller. The start of scrolling with a wheel
/// emits no event, so scrolling with a wheel is never a swipe.
struct SwipeRecognizer {
  /// The distance that the fingers must move, in pixels. The distance is shorter for fast fingers.
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

  /// Ignores the current movement of the fingers, because the movement isn't a swipe.
  mutating func cancel() {
    moved = nil
  }

  /// Called when the fingers have left the pad. Returns whether the fingers have moved far enough,
  /// nearly horizontally, towards the end of the line. In a left-to-right layout, such a movement
  /// has a negative scroll offset, because the content follows the fingers.
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
