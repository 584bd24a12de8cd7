import ComposableGtk
import CountersCore

/// A counter: the number between two round buttons, the timer, and rows that push other screens.
struct CounterView: View {
  let store: StoreOf<CounterFeature>

  var body: some View {
    Page {
      Spacer()
      HStack(spacing: 12) {
        Button(action: { store.send(.decrementButtonTapped) }) {
          Image(systemName: "minus")
        }
        .styleClass("circular", "step")
        .accessibilityLabel("Decrement")
        .disabled(!store.canDecrement)

        LargeNumber(number: store.count)

        Button(action: { store.send(.incrementButtonTapped) }) {
          Image(systemName: "plus")
        }
        .styleClass("circular", "step")
        .accessibilityLabel("Increment")
        .disabled(!store.canIncrement)
      }
      Button(store.isTimerRunning ? "Stop timer" : "Start timer") {
        store.send(.timerButtonTapped)
      }
      .styleClass("pill")
      .styleClass("running", when: store.isTimerRunning)

      RowList {
        Row("Go to counter: \(store.count)") { store.send(.goToCounterButtonTapped) }
        Row("Load and go to counter: \(store.count)", isLoading: store.isLoading) {
          store.send(.loadAndGoToCounterButtonTapped)
        }
        Row("Go to fact: \(store.count)") { store.send(.goToFactButtonTapped) }
      }
      Spacer()
      Button("Close") { store.send(.closeButtonTapped) }
        .styleClass("flat")
    }
    .navigationTitle(store.title)
  }
}
