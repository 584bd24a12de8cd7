import GtkUI

/// The size of a view, and the padding around the view.
struct FramePage: View {
  @State private var padding = 12.0
  @State private var width = 200.0

  var body: some View {
    Form {
      Section("Padding") {
        Slider(value: $padding, in: 0...48, step: 4) { Text("Padding") }
        Text("Padding of \(Int(padding)) pixels")
          .padding(padding)
          .background(.card)
      }
      Section("Fixed width") {
        Slider(value: $width, in: 100...320, step: 20) { Text("Width") }
        Text("\(Int(width)) pixels wide")
          .frame(width: width, height: 48)
          .background(.card)
      }
      Section("All available width") {
        Text("Leading").padding(8).frame(maxWidth: .infinity, alignment: .leading).background(.card)
        Text("Centre").padding(8).frame(maxWidth: .infinity).background(.card)
        Text("Trailing").padding(8).frame(maxWidth: .infinity, alignment: .trailing)
          .background(.card)
      }
    }
  }
}
