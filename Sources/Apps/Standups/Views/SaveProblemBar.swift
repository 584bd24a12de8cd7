import ComposableGtk
import StandupsCore

/// A bar with the reason why the last change is not saved. The bar is shown until the change is
/// saved.
struct SaveProblemBar: View {
  let store: StoreOf<ListFeature>

  var body: some View {
    if let problem = store.saveProblem {
      Divider()
      HStack(spacing: 12) {
        Label("The stand-ups are not saved. \(problem)", systemImage: "exclamationmark.triangle")
          .styleClass("error")
          .expanded()
        Button("Save again") { store.send(.saveAgainButtonTapped) }
          .layoutPriority(1)
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
    }
  }
}
