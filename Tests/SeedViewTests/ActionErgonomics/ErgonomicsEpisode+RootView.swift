import ComposableGtk

@testable import SeedFeatures

@available(*, deprecated)
extension ErgonomicsEpisode.RootFeature {
  typealias Path = ErgonomicsEpisode.Path
}

@available(*, deprecated)
extension ErgonomicsEpisode {
  // Marks 0:41 and 25:04.
  struct RootView: View {
    let store: StoreOf<RootFeature>

    var body: some View {
      WithViewStore(self.store, observe: { $0 }) { viewStore in
        NavigationStackStore(
          self.store.scope(
            state: \.path,
            action: RootFeature.Action.path
          )
        ) {
          Button("Go to counter") {
            viewStore.send(.goToCounterButtonTapped)
          }
        } destination: {
          switch $0 {
          case .counter:
            CaseLet(
              state: /RootFeature.Path.State.counter,
              action: RootFeature.Path.Action.counter,
              then: CounterView.init(store:)
            )
          case .numberFact:
            CaseLet(
              state: /RootFeature.Path.State.numberFact,
              action: RootFeature.Path.Action.numberFact,
              then: NumberFactView.init(store:)
            )
          }
        }
      }
    }
  }

  // Mark 21:32, with the stack of the library, which replaced the stack of the episode.
  struct StackRootView: View {
    let store: StoreOf<StackRootFeature>

    var body: some View {
      ComposableGtk.NavigationStackStore(
        self.store.scope(state: \.path, action: { .path($0) })
      ) {
        NavigationLink("Go to counter", state: Path.State.counter(CounterFeature.State()))
        NavigationLink(
          "Go to fact",
          state: Path.State.numberFact(NumberFactFeature.State(number: 7))
        )
      } destination: {
        switch $0 {
        case .counter:
          CaseLet(
            /Path.State.counter,
            action: Path.Action.counter,
            then: CounterView.init(store:)
          )
        case .numberFact:
          CaseLet(
            /Path.State.numberFact,
            action: Path.Action.numberFact,
            then: NumberFactView.init(store:)
          )
        }
      }
    }
  }
}

extension ErgonomicsEpisode {
  // The views of the path. The episode shows only the names of these views.
  struct CounterView: View {
    let store: StoreOf<CounterFeature>

    var body: some View {
      WithViewStore(self.store, observe: { $0 }) { viewStore in
        VStack {
          Text("\(viewStore.count)")
          Button("+") { viewStore.send(.incrementButtonTapped) }
          Button("Go to next counter") { viewStore.send(.goToCounterButtonTapped) }
        }
        .navigationTitle("Counter: \(viewStore.count)")
      }
    }
  }

  struct NumberFactView: View {
    let store: StoreOf<NumberFactFeature>

    var body: some View {
      WithViewStore(self.store, observe: \.number) { viewStore in
        Text("The number is \(viewStore.state)")
        Button("Double") { viewStore.send(.doubleButtonTapped) }
      }
      .navigationTitle("Fact")
    }
  }
}
