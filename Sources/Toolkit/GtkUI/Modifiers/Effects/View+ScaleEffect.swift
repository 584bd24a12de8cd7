import Gtk

extension View {
  /// Draws the view in another size. The space of the view does not change. A change can be
  /// animated; see ``Animation``.
  ///
  /// - Parameters:
  ///   - scale: The factor of the width and the height.
  ///   - anchor: The point of the view that does not move.
  ///
  /// - Returns: A view with the scale.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the view in another size. The space of the view does not change. A change can be
  /// animated; see ``Animation``.
  ///
  /// - Parameters:
  ///   - x: The factor of the width. A negative factor mirrors the view.
  ///   - y: The factor of the height. A negative factor mirrors the view.
  ///   - anchor: The point of the view that does not move.
  ///
  /// - Returns: A view with the scale.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
    EffectContent(effect: ScaleEffect(x: x, y: y, anchor: anchor), content: self)
  }
}

private struct ScaleEffect: Effect {
  let x: Double
  let y: Double
  let anchor: UnitPoint

  var animatableData: AnimatablePair<Double, Double> { AnimatablePair(x, y) }

  func apply(_ data: AnimatablePair<Double, Double>, to effects: inout EffectBin.Effects) {
    effects.scale = (data.first, data.second)
    effects.anchor = (anchor.x, anchor.y)
  }
}
