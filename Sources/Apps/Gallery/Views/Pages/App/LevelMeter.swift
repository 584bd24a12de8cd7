import GtkUI

/// A view that wraps a `GtkLevelBar`.
struct LevelMeter: View {
  let level: Double

  var body: some View {
    GtkWidgetView { () -> LevelBar in
      let bar = LevelBar()
      bar.accessibleLabel = "Level meter"
      bar.hexpand = true
      return bar
    } update: { bar in
      bar.set(level, in: 0...1)
    }
  }
}
