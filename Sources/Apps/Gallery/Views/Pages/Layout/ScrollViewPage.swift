import GtkUI

/// Scroll views whose content is larger than the available space.
struct ScrollViewPage: View {
  var body: some View {
    VStack(alignment: .fill, spacing: 12) {
      Caption("Horizontal")
      ScrollView(.horizontal) {
        HStack(spacing: 12) {
          ForEach(1..<21) { Swatch("Column \($0)") }
        }
        .padding(12)
      }
      Caption("Vertical")
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          ForEach(1..<31) { Text("Line \($0)") }
        }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .background(.view)
    }
    .padding(18)
  }
}
