import ComposableGtk

/// The number of a page, in a size that depends on the number of digits. The number stays on one
/// line, except in the smallest size, which is the size of other text and which the user can
/// enlarge.
struct LargeNumber: View {
  let number: Int

  var body: some View {
    // In a row, a text is aligned to the start. In a column, the text is centred.
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
