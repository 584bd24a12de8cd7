import GtkUI

/// Text styles, and fonts of various sizes, weights and designs.
struct FontsPage: View {
  var body: some View {
    Form {
      Section("Styles") {
        Text("Large title").font(.largeTitle)
        Text("Title").font(.title)
        Text("Title 2").font(.title2)
        Text("Title 3").font(.title3)
        Text("Headline").font(.headline)
        Text("Subheadline").font(.subheadline)
        Text("Body").font(.body)
        Text("Footnote").font(.footnote)
        Text("Caption").font(.caption)
      }
      Section("Weights") {
        Text("Light").fontWeight(.light)
        Text("Regular").fontWeight(.regular)
        Text("Semibold").fontWeight(.semibold)
        Text("Heavy").fontWeight(.heavy)
      }
      Section("Sizes and designs") {
        Text("32 points").font(.system(size: 32))
        Text("Serif").font(.system(.title3, design: .serif))
        Text("Monospaced").font(.system(.title3, design: .monospaced))
        Text("0123456789, with equal widths").monospacedDigit()
      }
    }
  }
}
