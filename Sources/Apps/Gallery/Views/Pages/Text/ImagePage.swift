import Foundation
import GtkUI

/// Symbols, icons of the icon theme, and an image resource of the app.
struct ImagePage: View {
  var body: some View {
    Form {
      Section("Symbols, by their names on Apple platforms") {
        HStack(spacing: 18) {
          ForEach(
            ["plus", "trash", "gear", "star", "heart", "bell", "magnifyingglass"],
            id: \.self
          ) {
            Image(systemName: $0)
          }
        }
      }
      Section("Symbols scale with the font and the image scale") {
        HStack(spacing: 18) {
          Image(systemName: "star.fill").imageScale(.small)
          Image(systemName: "star.fill")
          Image(systemName: "star.fill").imageScale(.large)
          Image(systemName: "star.fill").font(.title)
          Image(systemName: "star.fill").font(.system(size: 36)).foregroundStyle(.orange)
        }
      }
      Section("Full-colour icons") {
        HStack(spacing: 18) {
          Image(iconName: "folder", pixelSize: 48)
          Image(iconName: "text-x-generic", pixelSize: 48)
          Image(iconName: "user-trash", pixelSize: 48)
        }
      }
      Section("Image resource of the app") {
        Image("mountains", bundle: .module)
          .resizable()
          .frame(height: 160)
          .accessibilityLabel("Mountains at sunset")
      }
      Section("Icon missing from the theme") {
        Image(iconName: "no-such-icon", pixelSize: 32)
      }
    }
  }
}
