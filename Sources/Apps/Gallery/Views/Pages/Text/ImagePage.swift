import Foundation
import GtkUI

/// Icons of the icon theme, and pictures from files.
struct ImagePage: View {
  var body: some View {
    Form {
      Section("Symbols, by the names that they have elsewhere") {
        HStack(spacing: 18) {
          ForEach(
            ["plus", "trash", "gear", "star", "heart", "bell", "magnifyingglass"],
            id: \.self
          ) {
            Image(systemName: $0)
          }
        }
      }
      Section("Symbols grow with the text, and by scale") {
        HStack(spacing: 18) {
          Image(systemName: "star.fill").imageScale(.small)
          Image(systemName: "star.fill")
          Image(systemName: "star.fill").imageScale(.large)
          Image(systemName: "star.fill").font(.title)
          Image(systemName: "star.fill").font(.system(size: 36)).foregroundStyle(.orange)
        }
      }
      Section("Icons in colour") {
        HStack(spacing: 18) {
          Image(iconName: "folder", pixelSize: 48)
          Image(iconName: "text-x-generic", pixelSize: 48)
          Image(iconName: "user-trash", pixelSize: 48)
        }
      }
      Section("A picture that comes with the app") {
        Image("mountains", bundle: .module)
          .resizable()
          .frame(height: 160)
          .accessibilityLabel("Mountains at sunset")
      }
      Section("An icon that the theme doesn't have") {
        Image(iconName: "no-such-icon", pixelSize: 32)
      }
    }
  }
}
