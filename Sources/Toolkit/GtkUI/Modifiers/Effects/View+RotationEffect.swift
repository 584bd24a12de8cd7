import Gtk

extension View {
  /// Draws the view rotated clockwise. The space of the view does not change. A change can be
  /// animated; see ``Animation``.
  ///
  /// - Parameters:
  ///   - angle: The angle. A negative angle rotates the view counterclockwise.
  ///   - anchor: The point of the view that does not move.
  ///
  /// - Returns: A rotated view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    EffectContent(effect: RotationEffect(degrees: angle.degrees, anchor: anchor), content: self)
  }
}

private struct RotationEffect: Effect {
  let degrees: Double
  let anchor: UnitPoint

  var animatableData: Double { degrees }

  func apply(_ data: Double, to effects: inout EffectBin.Effects) {
    effects.rotation = data
    effects.anchor = (anchor.x, anchor.y)
  }
}
