import Gtk

/// The course of a view from the frame of a removed view to the own frame of the view.
struct MatchedGeometryCourse {
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint

  /// Returns the effects that draw a view between two frames.
  ///
  /// - Parameters:
  ///   - progress: 0 for the first frame, 1 for the own frame of the view. The animation of a
  ///     spring can have values outside this range.
  ///   - origin: The first frame.
  ///   - frame: The own frame of the view.
  ///
  /// - Returns: The effects.
  func effects(
    at progress: Double,
    from origin: WindowFrame,
    to frame: WindowFrame
  ) -> EffectBin.Effects {
    let rest = 1 - progress
    var effects = EffectBin.Effects()
    effects.anchor = (anchor.x, anchor.y)
    if properties.contains(.position) {
      let (start, end) = (origin.point(anchor), frame.point(anchor))
      effects.offset = (rest * (start.x - end.x), rest * (start.y - end.y))
    }
    if properties.contains(.size) {
      // A spring that overshoots the end of a large change of the size must not mirror the view.
      effects.scale = (
        max(0, 1 + rest * (origin.width / frame.width - 1)),
        max(0, 1 + rest * (origin.height / frame.height - 1))
      )
    }
    return effects
  }

  /// Returns the frame in which a view is drawn with effects.
  func drawnFrame(_ frame: WindowFrame, with effects: EffectBin.Effects) -> WindowFrame {
    let point = frame.point(anchor)
    let (width, height) = (frame.width * effects.scale.x, frame.height * effects.scale.y)
    return WindowFrame(
      x: point.x + effects.offset.x - anchor.x * width,
      y: point.y + effects.offset.y - anchor.y * height,
      width: width,
      height: height
    )
  }
}
