import ComposableGtk

/// The number that a page is about: as large as its digits leave room for, and on one line.
struct LargeNumber: View {
  let number: Int

  var body: some View {
    Text("\(number)")
      .keepingWords()
      .multilineTextAlignment(.center)
      .styleClass("count", "numeric", size)
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
