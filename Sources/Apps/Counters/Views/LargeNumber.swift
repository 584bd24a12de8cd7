import ComposableGtk

/// The number that a page is about: as large as its digits leave room for.
/// It stays on one line, unless other text is as large.
struct LargeNumber: View {
  let number: Int

  var body: some View {
    // A text begins at the start of a row, and stands in the middle of a column.
    VStack {
      Text("\(number)")
        .multilineTextAlignment(.center)
        .styleClass("count", "numeric", size)
        // A sign stands before the digits also where text runs from right to left.
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
