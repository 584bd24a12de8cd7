import ComposableGtk
import CountersCore
import NumberFacts

/// A page that shows one fact about a number at a time.
struct FactView: View {
  @Bindable var store: StoreOf<FactFeature>

  var body: some View {
    Page {
      Spacer()
      LargeNumber(number: store.number)
      if let fact = store.fact {
        FactCard(fact: fact)
      }
      if store.isLoading {
        ProgressView()
          .accessibilityLabel("Getting a fact")
      }
      Button(store.fact == nil ? "Get fact" : "Another fact") {
        store.send(.factButtonTapped)
      }
      .styleClass("pill", "suggested-action")

      RowList {
        Row("Go to counter: \(store.number)") { store.send(.goToCounterButtonTapped) }
      }
      Spacer()
      Button("Close") { store.send(.closeButtonTapped) }
        .styleClass("flat")
    }
    .navigationTitle(store.title)
    .alert($store.scope(state: \.alert, action: \.alert))
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
