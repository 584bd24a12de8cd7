import ComposableGtk

/// The number of a page. The font size depends on the number of digits. A number in the smallest
/// size has the size of other text, and can wrap if the user enlarges the text.
struct LargeNumber: View {
  let number: Int

  var body: some View {
    // An `HStack` aligns the text to the start. A `VStack` centres the text.
    VStack {
      Text("\(number)")
        .multilineTextAlignment(.center)
        .styleClass("count", "numeric", size)
        // The sign precedes the digits, also in a right-to-left layout.
        .environment(\.layoutDirection, .leftToRight)
    }
  }

  private var size: String {
    switch "\(number)".count {
    case ...3: "short"
    case ...5: "medium"
    case ...9: "long"
    default: "longest"
    }
  }
}
