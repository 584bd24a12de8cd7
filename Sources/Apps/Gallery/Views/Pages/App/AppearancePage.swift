import GtkUI

/// The light and the dark appearance, which the desktop or the app selects.
struct AppearancePage: View {
  @Environment(\.colorScheme) private var colorScheme
  @State private var preferred: ColorScheme?

  var body: some View {
    Form {
      Section {
        Picker("Style", selection: $preferred) {
          Text("System").tag(ColorScheme?.none)
          Text("Light").tag(ColorScheme?.some(.light))
          Text("Dark").tag(ColorScheme?.some(.dark))
        }
        .pickerStyle(.segmented)
      } footer: {
        Text("The current appearance is \(colorScheme == .dark ? "dark" : "light").")
      }
    }
    .preferredColorScheme(preferred)
  }
}
