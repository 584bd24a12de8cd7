import GtkUI

/// Text editors for text with several lines.
struct TextEditorPage: View {
  @State private var text = SampleText.paragraph

  var body: some View {
    VStack(alignment: .fill, spacing: 12) {
      TextEditor(text: $text)
        .accessibilityLabel("Notes")
        .frame(minHeight: 160)
      Caption(
        "\(text.count) characters, \(text.split { $0.isWhitespace }.count) words",
        font: .body.monospacedDigit()
      )
      .foregroundStyle(.secondary)
      Caption("Disabled")
      TextEditor(text: .constant(SampleText.sentence))
        .accessibilityLabel("Disabled notes")
        .frame(height: 80)
        .disabled()
    }
    .padding(18)
  }
}
