import ComposableGtk
import CountersCore
import NumberFacts

/// Facts about a number, one at a time.
struct FactView: View {
  let store: StoreOf<FactFeature>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Page {
        Spacer()
        LargeNumber(number: viewStore.number)
        if let fact = viewStore.fact {
          FactCard(fact: fact)
        }
        if viewStore.isLoading {
          ProgressView()
            .accessibilityLabel("Getting a fact")
        }
        Button(viewStore.fact == nil ? "Get fact" : "Another fact") {
          viewStore.send(.factButtonTapped)
        }
        .styleClass("pill", "suggested-action")

        RowList {
          Row("Go to counter: \(viewStore.number)") { viewStore.send(.goToCounterButtonTapped) }
        }
        Spacer()
        Button("Close") { viewStore.send(.closeButtonTapped) }
          .styleClass("flat", "quiet")
      }
      .navigationTitle(viewStore.title)
    }
    .alert(store: store.scope(state: \.$alert, action: \.alert))
  }
}

/// A fact and its source.
struct FactCard: View {
  let fact: NumberFact

  var body: some View {
    VStack(spacing: 12) {
      Text(fact.text)
        .styleClass("fact")
      Text(kind)
        .styleClass("caption", "dim-label")
    }
    .multilineTextAlignment(.center)
    .expanded()
    .styleClass("card", "fact-card")
  }

  private var kind: String {
    switch fact.kind {
    case .curated: "Curated"
    case .computed: "Computed"
    case .web: "From the web"
    }
  }
}
