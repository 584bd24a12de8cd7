import Gtk

extension Widget {
  /// Says where across its container the widget is, which fills the room if it has some to give away.
  ///
  /// The lines of a text that are shorter than the room for it go the same way: broken into lines, a
  /// text still takes all the room that it would like to have on one. In one that fills its container
  /// they go as they stand to each other, which is to the start unless `multilineTextAlignment` says
  /// otherwise.
  func placeHorizontally(_ align: Align) {
    halign = expands(.horizontal) ? .fill : align
    guard let label = self as? Gtk.Label else { return }
    label.isAlignedAsJustified = align == .fill
    switch align {
    case .start: label.xalign = 0
    case .end: label.xalign = 1
    case .center: label.xalign = 0.5
    case .fill, .baseline: break
    }
  }
}
