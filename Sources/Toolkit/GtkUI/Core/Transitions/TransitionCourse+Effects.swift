import Gtk

extension AnyTransition.Course {
  /// Shows a view between its two states.
  ///
  /// - Parameters:
  ///   - presence: 0 for a view that is not inserted yet or was removed, 1 for an inserted view.
  ///     The animation of a spring can have values outside this range.
  ///   - bin: The container of the view.
  @MainActor
  func show(_ presence: Double, of bin: EffectBin) {
    let absence = 1 - presence
    let direction = bin.direction == .rightToLeft ? -1.0 : 1.0
    var effects = EffectBin.Effects()
    var opacity = 1.0
    for part in parts {
      switch part {
      case .opacity:
        opacity = min(max(presence, 0), 1)
      case .scale(let scale, let anchor):
        effects.scale = (1 - absence * (1 - scale), 1 - absence * (1 - scale))
        effects.anchor = (anchor.x, anchor.y)
      case .offset(let x, let y):
        effects.offset.x += x * absence * direction
        effects.offset.y += y * absence
      case .move(.top):
        effects.shift.y -= absence
      case .move(.bottom):
        effects.shift.y += absence
      case .move(.leading):
        effects.shift.x -= absence * direction
      case .move(.trailing):
        effects.shift.x += absence * direction
      }
    }
    bin.effects = effects
    bin.opacity = opacity
  }
}
