import ComposableGtk

/// The number that a page is about: as large as its digits leave room for, and on one line.
struct LargeNumber: View {
  let number: Int

  var body: some View {
    // A text begins at the start of a row, and stands in the middle of a column.
    VStack {
      Text("\(number)")
        .keepingWords()
        .styleClass("count", "numeric", size)
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
