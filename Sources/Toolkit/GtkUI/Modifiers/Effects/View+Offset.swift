import Gtk

extension View {
  /// Draws the view at another position. The space of the view does not change. A change can be
  /// animated; see ``Animation``.
  ///
  /// - Parameters:
  ///   - x: The distance to the right in pixels, also in a right-to-left layout.
  ///   - y: The distance down in pixels.
  ///
  /// - Returns: A view with the offset.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    EffectContent(effect: OffsetEffect(x: x, y: y), content: self)
  }
}

private struct OffsetEffect: Effect {
  let x: Double
  let y: Double

  var animatableData: AnimatablePair<Double, Double> { AnimatablePair(x, y) }

  func apply(_ data: AnimatablePair<Double, Double>, to effects: inout EffectBin.Effects) {
    effects.offset = (data.first, data.second)
  }
}
