import GtkUI

/// Stacks that place views side by side, below each other and in front of each other.
struct StacksPage: View {
  var body: some View {
    Form {
      Section("HStack: side by side") {
        HStack(spacing: 12) {
          Swatch("One")
          Swatch("Two")
          Spacer()
          Swatch("Three")
        }
        HStack(alignment: .top, spacing: 12) {
          Swatch("Top")
          Divider()
          Swatch("Two\nlines")
        }
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          Text("Aligned").font(.title)
          Text("baselines")
        }
      }
      Section("VStack: below each other") {
        HStack(alignment: .top, spacing: 24) {
          VStack(alignment: .leading) {
            Swatch("Leading")
            Swatch("One")
          }
          VStack {
            Swatch("Centre")
            Swatch("One")
          }
          VStack(alignment: .trailing) {
            Swatch("Trailing")
            Swatch("One")
          }
        }
      }
      Section("ZStack: in front of each other") {
        ZStack(alignment: .bottomTrailing) {
          Image(iconName: "folder", pixelSize: 64)
          Image(systemName: "star.fill").foregroundStyle(.orange)
        }
      }
    }
  }
}
