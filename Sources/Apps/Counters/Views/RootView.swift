import ComposableGtk
import CountersCore

/// The root page of the stack.
struct RootView: View {
  let store: StoreOf<AppFeature>

  var body: some View {
    Page {
      Spacer()
      VStack(spacing: 36) {
        Image(iconName: AppIdentity.id, pixelSize: 128)
        VStack(spacing: 12) {
          Text("Counters")
            .styleClass("title-1")
          Text("Stack up counters and facts about numbers, as deep as you like.")
            .multilineTextAlignment(.center)
        }
        VStack(alignment: .fill, spacing: 12) {
          Button("Go to counter") { store.send(.goToCounterButtonTapped) }
            .styleClass("pill", "suggested-action")
          Button("Go to fact") { store.send(.goToFactButtonTapped) }
            .styleClass("pill")
        }
      }
      Spacer()
    }
    .navigationTitle("Counters")
  }
}
