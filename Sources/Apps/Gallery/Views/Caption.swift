import GtkUI

/// A caption above or below a view, aligned to the start.
struct Caption: View {
  private let text: String
  private let font: Font

  init(_ text: String, font: Font = .headline) {
    self.text = text
    self.font = font
  }

  var body: some View {
    Text(text)
      .font(font)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}
