import GtkUI

/// A box with a word in it, to see where the layout puts it.
struct Swatch: View {
  private let name: String

  init(_ name: String) {
    self.name = name
  }

  var body: some View {
    Text(name)
      .padding(8)
      .background(.card)
  }
}
