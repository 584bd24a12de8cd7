import GtkUI

/// The light and dark appearance, as the user or the app selects it.
struct AppearancePage: View {
  @Environment(\.colorScheme) private var colorScheme
  @State private var preferred: ColorScheme?

  var body: some View {
    Form {
      Section {
        Picker("Style", selection: $preferred) {
          Text("Desktop").tag(ColorScheme?.none)
          Text("Light").tag(ColorScheme?.some(.light))
          Text("Dark").tag(ColorScheme?.some(.dark))
        }
        .pickerStyle(.segmented)
      } footer: {
        Text("It is \(colorScheme == .dark ? "dark" : "light").")
      }
    }
    .preferredColorScheme(preferred)
  }
}
