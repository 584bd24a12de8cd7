import GtkUI

/// Labels that show the icon, the title or both.
struct LabelPage: View {
  var body: some View {
    Form {
      Section("Styles") {
        Label("Title and icon", systemImage: "folder")
        Label("Title only", systemImage: "folder").labelStyle(.titleOnly)
        Label("Icon only, with the title for screen readers", systemImage: "folder")
          .labelStyle(.iconOnly)
      }
      Section("Fonts and colours") {
        Label("Headline", systemImage: "star.fill").font(.headline)
        Label("Title", systemImage: "star.fill").font(.title)
        Label("Orange", systemImage: "star.fill").foregroundStyle(.orange)
        Label("Secondary", systemImage: "clock").foregroundStyle(.secondary)
      }
      Section("Long title") {
        Label(SampleText.paragraph, systemImage: "doc.text")
      }
      Section("Custom title and icon") {
        Label {
          VStack(alignment: .leading, spacing: 3) {
            Text("Ada")
            Text("Wrote the first program").font(.caption).foregroundStyle(.secondary)
          }
        } icon: {
          Image(systemName: "person").imageScale(.large)
        }
      }
    }
  }
}
