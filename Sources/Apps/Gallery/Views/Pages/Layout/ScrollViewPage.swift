import GtkUI

/// What is larger than the room that it has.
struct ScrollViewPage: View {
  var body: some View {
    VStack(alignment: .fill, spacing: 12) {
      Text("Sideways").font(.headline)
      ScrollView(.horizontal) {
        HStack(spacing: 12) {
          ForEach(1..<21) { Swatch("Column \($0)") }
        }
        .padding(12)
      }
      Text("Up and down").font(.headline)
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
