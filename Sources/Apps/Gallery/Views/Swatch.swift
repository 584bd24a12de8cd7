import GtkUI

/// A box with a text, which shows where the layout places a view.
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
