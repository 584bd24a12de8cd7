import Foundation
import GtkUI

/// Symbols, icons of the icon theme, an image resource of the app, and a picture from data.
struct ImagePage: View {
  @State private var picture: Data?

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
      Section("Picture from data, such as a value in a database") {
        if let data = picture {
          Image(data: data)
            .resizable()
            .frame(width: 160, height: 80)
            .accessibilityLabel("Small mountains at sunset")
        }
      }
      Section("Icon missing from the theme") {
        Image(iconName: "no-such-icon", pixelSize: 32)
      }
    }
    .onAppear {
      picture = Bundle.module.url(forResource: "mountains", withExtension: "svg")
        .flatMap { try? Data(contentsOf: $0) }
    }
  }
}
