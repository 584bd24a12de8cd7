import Foundation
import GtkUI

/// The styles of text.
struct TextPage: View {
  var body: some View {
    Form {
      Section("Emphasis") {
        Text("Bold").bold()
        Text("Italic").italic()
        Text("Underlined").underline()
        Text("Struck through").strikethrough()
        Text("Monospaced").monospaced()
        Text("Some ") + Text("words").bold() + Text(" are ") + Text("special").foregroundStyle(.red)
          + Text(", others matter less").foregroundStyle(.secondary)
      }
      Section("Long text") {
        Text(SampleText.paragraph)
        Text("Truncated at the end: " + SampleText.paragraph).lineLimit(1)
        Text("Truncated in the middle: " + SampleText.paragraph)
          .lineLimit(1)
          .truncationMode(.middle)
        Text("At most two lines: " + SampleText.paragraph).lineLimit(2)
      }
      Section("Alignment") {
        Text(SampleText.paragraph).multilineTextAlignment(.center)
        Text(SampleText.paragraph).multilineTextAlignment(.trailing)
      }
      Section("Content") {
        Text("Verbatim: <b>5 & 6</b>")
        Text(0.42, format: .percent)
        Text("Selectable text").textSelection(.enabled)
      }
    }
  }
}
