import GtkUI

/// How large a view is, and the room around it.
struct FramePage: View {
  @State private var padding = 12.0
  @State private var width = 200.0

  var body: some View {
    Form {
      Section("Padding") {
        Slider(value: $padding, in: 0...48, step: 4) { Text("Padding") }
        Text("\(Int(padding)) pixels around")
          .padding(padding)
          .background(.card)
      }
      Section("A fixed width") {
        Slider(value: $width, in: 100...320, step: 20) { Text("Width") }
        Text("\(Int(width)) pixels wide")
          .frame(width: width, height: 48)
          .background(.card)
      }
      Section("All the room there is") {
        Text("Leading").frame(maxWidth: .infinity, alignment: .leading).background(.card)
        Text("Centre").frame(maxWidth: .infinity).background(.card)
        Text("Trailing").frame(maxWidth: .infinity, alignment: .trailing).background(.card)
      }
    }
  }
}
