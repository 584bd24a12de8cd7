import GtkUI

/// Overlays, backgrounds, translucent views and hidden views.
struct LayersPage: View {
  @State private var isHidden = false
  @State private var opacity = 1.0

  var body: some View {
    Form {
      Section("Overlay") {
        Image(iconName: "folder", pixelSize: 64)
          .overlay(alignment: .topTrailing) {
            Text("3").font(.caption).padding(.horizontal, 6).background(.card)
          }
          .frame(maxWidth: .infinity)
      }
      Section("Backgrounds of the theme") {
        HStack(spacing: 12) {
          Text("Window").padding(12).background(.window)
          Text("View").padding(12).background(.view)
          Text("Card").padding(12).background(.card)
          Text("Bar").padding(12).background(.bar)
        }
      }
      Section("Opacity") {
        Slider(value: $opacity) { Text("Opacity") }
        Text("Translucent text").opacity(opacity)
      }
      Section("Hidden views keep their space") {
        Toggle("Hide the middle view", isOn: $isHidden)
        HStack(spacing: 12) {
          Swatch("Before")
          if isHidden {
            Swatch("Middle").hidden()
          } else {
            Swatch("Middle")
          }
          Swatch("After")
        }
      }
    }
  }
}
