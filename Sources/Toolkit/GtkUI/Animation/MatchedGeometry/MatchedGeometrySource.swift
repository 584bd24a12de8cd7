import Gtk

/// The frame in which a removed view was drawn.
struct MatchedGeometrySource {
  let frame: WindowFrame
  weak var window: Widget?
}
