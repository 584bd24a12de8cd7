import GtkUI

/// GTK widgets in a `GtkWidgetView`, and views in a GTK widget.
struct GtkWidgetPage: View {
  @State private var level = 0.5
  @State private var position = 160

  var body: some View {
    Form {
      Section {
        LevelMeter(level: level)
        GtkWidgetView {
          Dial()
        } update: { dial in
          dial.level = level
        }
        .accessibilityLabel("Dial")
        Slider(value: $level) { Text("Level") }
      } header: {
        Text("A level bar and a drawing area")
      } footer: {
        Text("Each GTK widget is created once, and updated when the level changes.")
      }
      Section {
        SplitView(position: $position) {
          Text("Start: \(position) pixels")
        } end: {
          Text("End")
        }
        .frame(height: 64)
      } header: {
        Text("Views in a GtkPaned")
      } footer: {
        Text("The page stores the position of the handle.")
      }
    }
  }
}
