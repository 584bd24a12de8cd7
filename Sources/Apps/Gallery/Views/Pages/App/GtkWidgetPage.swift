import GtkUI

/// Widgets of GTK that GtkUI has no view for.
struct GtkWidgetPage: View {
  @State private var level = 0.5

  var body: some View {
    Form {
      Section {
        LevelMeter(level: level)
        Slider(value: $level) { Text("Level") }
      } header: {
        Text("A level bar of GTK's")
      } footer: {
        Text("It is made once, and told what has changed.")
      }
    }
  }
}
