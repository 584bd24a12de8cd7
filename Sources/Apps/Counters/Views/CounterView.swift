import ComposableGtk
import CountersCore

/// A counter: the number between two round buttons, the timer, and rows that push other screens.
struct CounterView: View {
  let store: StoreOf<CounterFeature>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Page {
        Spacer()
        HStack(spacing: 12) {
          Button(action: { viewStore.send(.decrementButtonTapped) }) {
            Text("−")
          }
          .styleClass("circular", "step")
          .accessibilityLabel("Decrement")
          .disabled(!viewStore.canDecrement)

          LargeNumber(number: viewStore.count)

          Button(action: { viewStore.send(.incrementButtonTapped) }) {
            Text("+")
          }
          .styleClass("circular", "step")
          .accessibilityLabel("Increment")
          .disabled(!viewStore.canIncrement)
        }
        Button(viewStore.isTimerRunning ? "Stop timer" : "Start timer") {
          viewStore.send(.timerButtonTapped)
        }
        .styleClass("pill")
        .styleClass("running", when: viewStore.isTimerRunning)

        RowList {
          Row("Go to counter: \(viewStore.count)") { viewStore.send(.goToCounterButtonTapped) }
          Row("Load and go to counter: \(viewStore.count)", isLoading: viewStore.isLoading) {
            viewStore.send(.loadAndGoToCounterButtonTapped)
          }
          Row("Go to fact: \(viewStore.count)") { viewStore.send(.goToFactButtonTapped) }
        }
        Spacer()
        Button("Close") { viewStore.send(.closeButtonTapped) }
          .styleClass("flat", "quiet")
      }
      .navigationTitle(viewStore.title)
    }
  }
}
